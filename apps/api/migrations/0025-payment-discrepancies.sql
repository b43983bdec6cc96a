-- Money that a gateway captured in another amount or currency than asked: stored until the desk has resolved it.
create table payment_discrepancy (
  id integer generated always as identity primary key,
  attempt_id uuid not null unique references payment_attempt (id),
  order_id uuid not null references orders (id),
  -- Halalas, and what the gateway reports in its currency, both in hundredths.
  expected bigint not null,
  captured bigint not null check (captured > 0),
  currency text not null,
  at timestamptz not null,
  -- applied: paid the order; credited: is the buyer's store credit; returned: the bank paid a foreign currency back.
  resolution text check (resolution in ('applied', 'credited', 'returned')),
  note text not null default '',
  resolved_by uuid references app_user (id),
  resolved_at timestamptz,
  check ((resolution is null) = (resolved_at is null))
);
create index payment_discrepancy_open on payment_discrepancy (at) where resolution is null;
create index payment_discrepancy_order on payment_discrepancy (order_id);
