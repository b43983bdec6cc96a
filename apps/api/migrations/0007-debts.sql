-- Money by hand: payments taken at the door, debts with due dates, credits and refunds.

alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check
  check (account in ('receivable', 'sales', 'vat', 'gateway', 'cash', 'card', 'bank', 'customerCredit'));

-- What an order is worth after credits (`due`), owes and was paid, read from the ledger and from nowhere else. A refund is a negative payment.
-- Asked order by order: a join with it reads each order's own entries, however many orders there are.
drop view order_money;
create view order_money as
select o.id as order_id, m.outstanding, m.paid, m.due
from orders o
cross join lateral (
  select coalesce(sum(e.amount), 0)::int8 as outstanding,
    coalesce(-sum(e.amount) filter (where t.kind not in ('sale', 'reversal', 'creditNote')), 0)::int8 as paid,
    coalesce(sum(e.amount) filter (where t.kind in ('sale', 'reversal', 'creditNote')), 0)::int8 as due
  from ledger_entry e
  join ledger_transaction t on t.id = e.transaction_id
  where e.order_id = o.id and e.account = 'receivable'
) m;

-- Who owes and who has store credit is asked over all orders at once: the first reads this index alone, the second is short.
create index ledger_entry_owed on ledger_entry (order_id) include (amount) where account = 'receivable';
create index ledger_entry_credit on ledger_entry (order_id) include (amount) where account = 'customerCredit';

-- Payments by hand and from store credit stand beside those of gateways: gateway `manual` or `credit`, the number our own.
alter table payment
  add column method text not null default 'gateway' check (method in ('gateway', 'cash', 'card', 'transfer', 'credit')),
  add column taken_by uuid references app_user (id);
create trigger payment_news after insert on payment for each row execute function tell_board_of_order();

-- A part of what an order owes, with its own due day. What remains is original less its settlements; it is kept nowhere else.
create table debt (
  id integer generated always as identity primary key,
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('postponed', 'monthly', 'rest')),
  original bigint not null check (original > 0),
  due_date date not null,
  actor text not null,
  request_id text not null,
  created_at timestamptz not null default now()
);
create index debt_order on debt (order_id, due_date, id);
create index debt_due on debt (due_date);
create trigger debt_news after insert on debt for each row execute function tell_board_of_order();

-- What took from a debt: money (`payment`), an amount taken off the order (`credit`), or another plan in its place (`replaced`).
create table debt_settlement (
  id bigint generated always as identity primary key,
  debt_id integer not null references debt (id),
  kind text not null check (kind in ('payment', 'credit', 'replaced')),
  amount bigint not null check (amount > 0),
  transaction_id bigint references ledger_transaction (id),
  request_id text not null,
  at timestamptz not null default now(),
  check ((kind = 'replaced') = (transaction_id is null))
);
create index debt_settlement_debt on debt_settlement (debt_id);

create view debt_standing as
select d.id, d.order_id, d.kind, d.original, d.due_date, d.created_at,
  (d.original - coalesce((select sum(s.amount) from debt_settlement s where s.debt_id = d.id), 0))::int8 as remaining
from debt d;

-- The last line of defence: no debt is ever settled beyond what it was, whatever ran at once.
create function debt_not_overpaid() returns trigger language plpgsql as $$
begin
  if (select remaining from debt_standing where id = new.debt_id) < 0 then
    raise exception 'debt % is settled beyond its amount', new.debt_id;
  end if;
  return null;
end $$;
create constraint trigger debt_not_overpaid after insert on debt_settlement
  deferrable initially deferred for each row execute function debt_not_overpaid();
create trigger debt_append_only before update or delete or truncate on debt for each statement execute function ledger_append_only();
create trigger debt_settlement_append_only before update or delete or truncate on debt_settlement
  for each statement execute function ledger_append_only();

-- An amount taken off an order, or the whole of it: why, and where the money that was too much went. Invoiced as a credit note.
create table order_credit (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  transaction_id bigint not null unique references ledger_transaction (id),
  -- Halalas, VAT contained.
  amount bigint not null check (amount > 0),
  vat bigint not null check (vat between 0 and amount),
  reason text not null,
  refunded bigint not null default 0 check (refunded >= 0),
  refund_to text not null check (refund_to in ('credit', 'cash', 'transfer', 'none')),
  actor_id uuid references app_user (id),
  request_id text not null,
  at timestamptz not null default now()
);
create index order_credit_order on order_credit (order_id, at);
