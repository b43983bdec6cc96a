-- The use of materials is recorded however much more it is than what was received (DESK-03): no number of orders exceeds the range of the stock.
alter table material drop constraint material_on_hand_check;
alter table material alter column on_hand type bigint;
alter table material_movement alter column change type bigint;
alter table material_batch alter column quantity type bigint, alter column quantity_left type bigint;
