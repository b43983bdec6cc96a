-- The cost of the materials of an order's items is read from the index alone.
drop index material_movement_order;
create index material_movement_order on material_movement (order_id, variant_id) include (change, cost) where order_id is not null;
