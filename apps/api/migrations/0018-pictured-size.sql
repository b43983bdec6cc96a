-- The size that a picture of a product shows; null when it shows none in particular.
alter table product_picture
  add column size text check (size in ('small', 'medium', 'large', 'grand', 'single'));
