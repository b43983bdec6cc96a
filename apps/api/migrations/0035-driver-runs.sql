-- A driver at the door, once per delivery attempt, at the time of the database.
create table delivery_arrival (
  order_id uuid not null references orders (id),
  attempt integer not null check (attempt > 0),
  actor_id uuid not null references app_user (id),
  request_id text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (order_id, attempt)
);
create trigger delivery_arrival_notify after insert on delivery_arrival for each row execute function notify_order_detail_changed();

-- Cash that a driver hands in. `expected` is the sum of the payments that it covers; halalas.
create table cash_handover (
  id integer generated always as identity primary key,
  employee_id uuid not null references app_user (id),
  expected bigint not null check (expected >= 0),
  counted bigint not null check (counted >= 0),
  note text not null default '',
  request_id text not null,
  at timestamptz not null default now()
);
create index cash_handover_at on cash_handover (at desc, id desc);
create index cash_handover_employee on cash_handover (employee_id, at desc);
create trigger cash_handover_append_only before update or delete or truncate on cash_handover
  for each statement execute function ledger_append_only();

-- The handover of a cash payment; null while the driver has the cash.
alter table payment add column cash_handover_id integer references cash_handover (id);

-- Cash taken before handovers were recorded counts as handed in.
insert into cash_handover (employee_id, expected, counted, request_id)
  select p.taken_by, sum(p.amount), sum(p.amount), 'migration'
  from payment p join app_user u on u.id = p.taken_by
  where p.method = 'cash' and u.role = 'ShippingEmployee' group by p.taken_by;
update payment p set cash_handover_id = h.id from cash_handover h where h.employee_id = p.taken_by and p.method = 'cash';
create index payment_cash_in_hand on payment (taken_by) where method = 'cash' and cash_handover_id is null;

-- What was counted above or below what was expected.
alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check
  check (account in ('receivable', 'sales', 'vat', 'gateway', 'cash', 'card', 'bank', 'customerCredit', 'cashDifference'));
