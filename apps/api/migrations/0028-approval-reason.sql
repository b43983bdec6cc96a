-- Why the client's owner refused an order above its branch's budget; empty for other orders.
alter table orders add column approval_reason text not null default '';
