-- The terms of a discount on the day of the order, so that an item change of the order does not depend on later changes of the discount (DESK-09).
alter table order_discount add column terms jsonb;

create function get_discount_terms(coupon_code text) returns jsonb language sql stable as $$
  select jsonb_build_object('kind', c.kind, 'percent', c.percent, 'amount', c.amount, 'maxDiscount', c.max_discount, 'minSubtotal', c.min_subtotal,
    'isForChosenGoods', c.is_for_chosen_goods,
    'categoryIds', array(select k.category_id from coupon_category k where k.code = c.code order by 1),
    'productIds', array(select p.product_id from coupon_product p where p.code = c.code order by 1))
  from coupon c where c.code = coupon_code
$$;

update order_discount set terms = get_discount_terms(code);
alter table order_discount alter column terms set not null;

-- Processes of the previous version record no terms.
create function record_discount_terms() returns trigger language plpgsql as $$
begin
  new.terms := get_discount_terms(new.code);
  return new;
end
$$;
create trigger order_discount_terms before insert on order_discount for each row when (new.terms is null) execute function record_discount_terms();
