-- What an order owes, in one place: `owed` once its terms are met, `unconfirmed` before. A cancelled order owes nothing.
create view owed_order as
select w.order_id, o.client_id, o.user_id, o.branch_id, o.delivered_at,
  case when o.agreed_at is null then 0 else w.amount end as owed,
  case when o.agreed_at is null then w.amount else 0 end as unconfirmed
from outstanding_order w join orders o on o.id = w.order_id
where w.amount > 0 and o.state <> 'cancelled';

-- The debts that a payment of several orders was asked for; null for everything that the order owes.
alter table payment_share add column debt_ids integer[];
