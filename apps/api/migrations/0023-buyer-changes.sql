-- Buyers cancel and change an order until work on it starts: `work_started_at`, or the end of ordering for its window, `change_until`.
alter table orders add column change_until timestamptz, add column work_started_at timestamptz;
update orders set change_until = least(
    delivery_date + time '14:00',
    case when delivery_slot ~ '^[0-2][0-9]:[0-5][0-9]-' then delivery_date + substr(delivery_slot, 1, 5)::time - interval '60 minutes' end
  ) at time zone 'Asia/Riyadh'
where state in ('placed', 'preparing');

-- `start`: the day sheet was printed or the shop started the order.
alter table order_change drop constraint order_act_kind_check;
alter table order_change add constraint order_change_kind_check check (kind in ('edit', 'note', 'assign', 'plan', 'start', 'substitute'));
