-- Reviews of buyers whose order of the product was completed are verified; from three of them on, only these count in the rating.
-- A pending review waits for the shop (setting `accounts.holdReviews`).
alter table review
  add column verified boolean not null default false,
  drop constraint review_status_check,
  add constraint review_status_check check (status in ('published', 'hidden', 'pending'));

drop index review_hidden;
create index review_hidden on review (created_at desc, id desc) where status <> 'published';

create function has_bought(buyer uuid, product integer) returns boolean language sql stable as $$
  select exists (
    select from orders o join order_line l on l.order_id = o.id
    where o.user_id = buyer and o.state = 'completed' and l.product_id = product
  )
$$;

create or replace function review_changed() returns trigger language plpgsql as $$
declare which integer := coalesce(new.product_id, old.product_id);
begin
  -- Held first, as in product_price_refresh.
  perform 1 from product where id = which for no key update;
  update product set
    review_count = r.n,
    rating = coalesce(r.average, 0)
  from (
    select count(*)::integer as n,
      round(case when count(*) filter (where verified) >= 3 then avg(stars) filter (where verified) else avg(stars) end, 1) as average
    from review where product_id = which and status = 'published'
  ) r
  where id = which;
  return null;
end $$;

-- A completed order verifies the reviews that its buyer wrote before, and publishes them if they waited.
create function order_verifies_reviews() returns trigger language plpgsql as $$
begin
  update review r set verified = true, status = case when r.status = 'pending' then 'published' else r.status end
  where r.user_id = new.user_id and not r.verified
    and exists (select from order_line l where l.order_id = new.id and l.product_id = r.product_id);
  return null;
end $$;
create trigger order_verifies_reviews after update of state on orders for each row
  when (new.state = 'completed' and old.state is distinct from new.state) execute function order_verifies_reviews();

update review set verified = true where user_id is not null and has_bought(user_id, product_id);
