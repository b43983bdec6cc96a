-- A line or a card that changes after it was ticked off has to be packed again too.
create or replace function delete_line_tick() returns trigger language plpgsql as $$
begin
  delete from workroom_tick where order_id = old.order_id and (variant_id = old.variant_id or station = 'packing');
  return null;
end $$;
create function delete_packing_tick() returns trigger language plpgsql as $$
begin
  delete from workroom_tick where station = 'packing' and order_id in (select order_id from added);
  return null;
end $$;
create trigger order_line_added_tick after insert on order_line referencing new table as added
  for each statement execute function delete_packing_tick();
create or replace function delete_card_tick() returns trigger language plpgsql as $$
begin
  delete from workroom_tick where order_id = old.id and station in ('card', 'packing');
  return null;
end $$;
