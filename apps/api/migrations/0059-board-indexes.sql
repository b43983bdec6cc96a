-- The board leaves pickups out, from the same indexes as before.
drop index orders_board;
create index orders_board on orders (delivery_date, delivery_slot, number)
  include (state, assigned_to, planned_date, address_wanted_until, pickup_at)
  where agreed_at is not null and state in ('placed', 'preparing', 'ready', 'outForDelivery');
drop index orders_delivered;
create index orders_delivered on orders (delivered_at desc, number) include (assigned_to, delivery_date, planned_date, pickup_at)
  where state in ('delivered', 'completed');
