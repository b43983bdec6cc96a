-- `/product/<digits>` is the id of a product, so the slug of a product has a letter.
update product p set slug = case
  when exists (select from product other where other.slug = 'product-' || p.slug) then 'product-' || p.slug || '-' || p.id
  else 'product-' || p.slug end
where slug !~ '[a-z]';
delete from slug_redirect where kind = 'product' and slug !~ '[a-z]';
alter table product add constraint product_slug_has_letter check (slug ~ '[a-z]');
