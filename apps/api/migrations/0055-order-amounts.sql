-- The amounts of an order beside those it had: what it was sold for, what credits and a cancellation took off, what was received and refunded.
create or replace view order_money as
select o.id as order_id, m.outstanding, m.paid, m.due, m.total, m.credited, m.cancelled, m.received, m.refunded
from orders o
cross join lateral (
  select coalesce(sum(e.amount), 0)::int8 as outstanding,
    coalesce(-sum(e.amount) filter (where t.kind not in ('sale', 'reversal', 'creditNote')), 0)::int8 as paid,
    coalesce(sum(e.amount) filter (where t.kind in ('sale', 'reversal', 'creditNote')), 0)::int8 as due,
    coalesce(sum(e.amount) filter (where t.kind = 'sale'), 0)::int8 as total,
    coalesce(-sum(e.amount) filter (where t.kind = 'creditNote'), 0)::int8 as credited,
    coalesce(-sum(e.amount) filter (where t.kind = 'reversal'), 0)::int8 as cancelled,
    coalesce(-sum(e.amount) filter (where t.kind not in ('sale', 'reversal', 'creditNote', 'refund')), 0)::int8 as received,
    coalesce(sum(e.amount) filter (where t.kind = 'refund'), 0)::int8 as refunded
  from ledger_entry e
  join ledger_transaction t on t.id = e.transaction_id
  where e.order_id = o.id and e.account = 'receivable'
) m;
