-- A refund to card, bank or cash that nobody of the shop has carried out by deciding it: a buyer cancelled, or a deadline passed.
-- Open until the desk has sent the money.
create table refund_payout (
  id integer generated always as identity primary key,
  transaction_id bigint not null unique references ledger_transaction (id),
  order_id uuid not null references orders (id),
  -- Halalas, without the part that became store credit.
  amount bigint not null check (amount > 0),
  method text not null check (method in ('cash', 'transfer')),
  at timestamptz not null,
  paid_at timestamptz,
  paid_by uuid references app_user (id),
  check ((paid_at is null) = (paid_by is null))
);
create index refund_payout_open on refund_payout (at, id) where paid_at is null;
create index refund_payout_order on refund_payout (order_id);
