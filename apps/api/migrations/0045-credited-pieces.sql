-- The pieces of a line that a credit is for; null when the price was reduced.
alter table order_credit add column pieces integer,
  add constraint order_credit_pieces_check check (pieces is null or (pieces > 0 and variant_id is not null));
