-- The recipient says where: such an order waits until `address_wanted_until` for its address. It is null for all others, and once the
-- address is given, at `address_answered_at`. A cancelled order keeps it. `address_reminded_at`: when the sender was reminded.
alter table orders
  add column address_wanted_until timestamptz,
  add column address_answered_at timestamptz,
  add column address_reminded_at timestamptz;

do $$
declare
  rule text;
begin
  select conname into strict rule from pg_constraint
  where conrelid = 'orders'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%branch_id IS NOT NULL%address_line IS NOT NULL%';
  execute format('alter table orders drop constraint %I', rule);
end $$;
alter table orders add constraint orders_destination_check check (
  branch_id is not null or (address_line is not null and city is not null) or address_wanted_until is not null
);
create index orders_address_wanted on orders (address_wanted_until)
  where address_wanted_until is not null and state in ('placed', 'preparing');

-- Lists of what is work leave these orders out, from the same indexes as before.
drop index orders_board;
create index orders_board on orders (delivery_date, delivery_slot, number)
  include (state, assigned_to, planned_date, address_wanted_until)
  where agreed_at is not null and state in ('placed', 'preparing', 'ready', 'outForDelivery');
drop index orders_open;
create index orders_open on orders (placed_at desc, id)
  include (delivery_date, delivery_slot, state, payment_status, client_id, address_wanted_until)
  where agreed_at is not null and state in ('placed', 'preparing', 'ready', 'outForDelivery');

-- `address`: the recipient gave or changed the address.
alter table order_change drop constraint order_change_kind_check;
alter table order_change add constraint order_change_kind_check
  check (kind in ('edit', 'note', 'assign', 'plan', 'start', 'substitute', 'address'));

drop trigger orders_changed_news on orders;
create trigger orders_changed_news
  after update of state, agreed_at, assigned_to, planned_date, planned_slot, delivery_date, delivery_slot, postponed, address_wanted_until on orders
  for each row when (new.agreed_at is not null or old.agreed_at is not null) execute function notify_order_changed();
