-- What the workroom has ticked off of an order: an item at arranging, the card, the packing.
create table workroom_tick (
  order_id uuid not null references orders (id),
  station text not null check (station in ('arranging', 'card', 'packing')),
  -- The item at arranging.
  variant_id integer references variant (id),
  actor_id uuid not null references app_user (id),
  request_id text not null,
  at timestamptz not null default clock_timestamp(),
  check ((station = 'arranging') = (variant_id is not null)),
  unique nulls not distinct (order_id, station, variant_id)
);

-- What changes after it was ticked off has to be made again.
create function delete_line_tick() returns trigger language plpgsql as $$
begin
  delete from workroom_tick where order_id = old.order_id and variant_id = old.variant_id;
  return null;
end $$;
create trigger order_line_tick after update of variant_id, quantity, removed_at on order_line
  for each row when (row(old.variant_id, old.quantity, old.removed_at) is distinct from row(new.variant_id, new.quantity, new.removed_at))
  execute function delete_line_tick();
create trigger order_line_deleted_tick after delete on order_line for each row execute function delete_line_tick();
create function delete_card_tick() returns trigger language plpgsql as $$
begin
  delete from workroom_tick where order_id = old.id and station = 'card';
  return null;
end $$;
create trigger orders_card_tick after update of card_message on orders
  for each row when (old.card_message is distinct from new.card_message) execute function delete_card_tick();

-- The other benches and the board hear of a tick.
create function notify_of_tick() returns trigger language plpgsql as $$
begin
  perform pg_notify('orders', coalesce(new.order_id, old.order_id)::text);
  return null;
end $$;
create trigger workroom_tick_news after insert or delete on workroom_tick for each row execute function notify_of_tick();

-- A mistaken tick takes back that an order was ready, and it becomes ready again; every other state is reached once.
insert into order_transition (from_state, to_state) values ('ready', 'preparing');
alter table order_event drop constraint order_event_order_id_to_state_key;
create unique index order_event_once on order_event (order_id, to_state) where to_state not in ('preparing', 'ready');
