-- The pieces of a line that a credit is for; null when the price was reduced.
alter table order_credit add column pieces integer check (pieces > 0 and variant_id is not null);
