-- A refund of a payment at a gateway that takes refunds is sent by a job; the others are sent by the desk.
alter table refund_payout
  -- The payment that is refunded at its gateway; null when the desk sends the money.
  add column gateway text,
  add column tr_number text,
  add column gateway_state text check (gateway_state in ('pending', 'refunded', 'failed')),
  add column attempts integer not null default 0,
  add column next_attempt_at timestamptz,
  -- The latest request to the gateway, which may have been executed without an answer.
  add column sent_at timestamptz,
  add column failure text check (failure in ('refused', 'otherAmount', 'noKeys')),
  -- The gateway's words.
  add column failure_text text not null default '',
  -- One refund can go back to several payments.
  drop constraint refund_payout_transaction_id_key,
  -- The gateway, not a person, sent a refunded one.
  drop constraint refund_payout_check,
  add constraint refund_payout_sender check (case when paid_at is null then paid_by is null and gateway_state is distinct from 'refunded'
    else (paid_by is null) = (gateway_state is not distinct from 'refunded') end),
  add constraint refund_payout_gateway check ((gateway is null) = (tr_number is null) and (gateway is null) = (gateway_state is null)),
  add constraint refund_payout_pending check ((gateway_state is not distinct from 'pending') = (next_attempt_at is not null)),
  add constraint refund_payout_failure check ((gateway_state is not distinct from 'failed') = (failure is not null));
create unique index refund_payout_once on refund_payout (transaction_id, coalesce(gateway, ''), coalesce(tr_number, ''));
create index refund_payout_due on refund_payout (next_attempt_at) where gateway_state = 'pending';
create index refund_payout_payment on refund_payout (gateway, tr_number) where gateway is not null;
