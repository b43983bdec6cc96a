-- How often a refund was claimed for sending. It never decreases, so that a process that was stopped cannot send with an old claim.
alter table refund_payout add column claims integer not null default 0;
alter table refund_payout
  drop constraint refund_payout_failure_check,
  add constraint refund_payout_failure_check check (failure in ('refused', 'otherAmount', 'noKeys', 'notFound'));
