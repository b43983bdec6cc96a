-- Why the demo bank declined a payment; empty for no particular reason.
alter table sandbox_gateway.invoice add column error_code text not null default '';
