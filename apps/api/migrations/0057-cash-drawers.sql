-- The cash drawer of the shop's counter, from opening to counting; one is open at a time. Halalas.
create table cash_drawer (
  id integer generated always as identity primary key,
  opened_by uuid not null references app_user (id),
  opened_at timestamptz not null default clock_timestamp(),
  opening_float bigint not null check (opening_float >= 0),
  closed_by uuid references app_user (id),
  closed_at timestamptz,
  -- What the movements sum to at closing, and what was counted.
  expected bigint check (expected >= 0),
  counted bigint check (counted >= 0),
  note text not null default '',
  request_id text not null,
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (expected is null) and (closed_at is null) = (counted is null))
);
create unique index cash_drawer_open on cash_drawer ((true)) where closed_at is null;
create index cash_drawer_at on cash_drawer (opened_at desc, id desc);

-- What went into a drawer (positive) and out of it (negative), each with its posting. Closing takes everything out.
create table cash_drawer_movement (
  id bigint generated always as identity primary key,
  drawer_id integer not null references cash_drawer (id),
  kind text not null check (kind in ('float', 'payIn', 'payOut', 'sale', 'refund', 'difference', 'closing')),
  amount bigint not null check (amount <> 0),
  -- Where a pay-in comes from or a pay-out goes to.
  purpose text check (purpose in ('safe', 'expense')),
  reason text not null default '',
  order_id uuid references orders (id),
  transaction_id bigint not null unique references ledger_transaction (id),
  actor_id uuid not null references app_user (id),
  request_id text not null,
  at timestamptz not null default clock_timestamp(),
  check (case kind when 'difference' then true when 'float' then amount > 0 when 'payIn' then amount > 0 when 'sale' then amount > 0 else amount < 0 end),
  check ((kind in ('payIn', 'payOut')) = (purpose is not null))
);
create index cash_drawer_movement_drawer on cash_drawer_movement (drawer_id, id desc);
create index cash_drawer_movement_order on cash_drawer_movement (order_id) where order_id is not null;
create trigger cash_drawer_movement_append_only before update or delete or truncate on cash_drawer_movement
  for each statement execute function ledger_append_only();

-- Cash in the drawer, and small expenses paid from it.
alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check
  check (account in ('receivable', 'sales', 'vat', 'gateway', 'cash', 'card', 'bank', 'customerCredit', 'cashDifference', 'cashDrawer', 'pettyExpense'));
create index ledger_entry_cash_drawer on ledger_entry (transaction_id) include (amount) where account = 'cashDrawer';
