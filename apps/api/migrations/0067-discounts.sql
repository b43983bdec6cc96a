-- Discounts: amounts and free deliveries beside percentages, without a code, and for some goods, buyers and times (DESK-09). Halalas, VAT included.
alter table coupon
  add column kind text not null default 'percent' check (kind in ('percent', 'amount', 'freeDelivery')),
  alter column percent drop not null,
  add column amount bigint check (amount > 0),
  -- The most that a percentage or a free delivery takes off.
  add column max_discount bigint check (max_discount > 0),
  -- Applied without being entered; its code is only its name.
  add column is_automatic boolean not null default false,
  -- The name that buyers read; without one they read the code.
  add column title_en text not null default '',
  add column title_ar text not null default '',
  add column buyer_group text not null default 'everyone' check (buyer_group in ('everyone', 'retail', 'companies', 'clients')),
  -- Only for the categories and products that are listed below. A flag, so that deleting the last of them does not make it a discount on everything.
  add column is_for_chosen_goods boolean not null default false,
  -- Days and hours in Riyadh on which orders may use it, 0 Sunday to 6 Saturday and HH:MM; null for always.
  add column weekdays smallint[],
  add column from_time text,
  add column until_time text,
  alter column max_uses_per_user drop not null,
  add constraint coupon_value check (case kind
    when 'percent' then percent is not null and amount is null
    when 'amount' then amount is not null and percent is null and max_discount is null
    else percent is null and amount is null end),
  add constraint coupon_time check (num_nonnulls(from_time, until_time) in (0, 2)),
  add constraint coupon_weekdays check (weekdays <@ '{0,1,2,3,4,5,6}'::smallint[] and cardinality(weekdays) > 0);
create index coupon_automatic on coupon (code) where is_automatic and disabled_at is null;

create table coupon_category (
  code text not null references coupon (code),
  category_id integer not null references category (id) on delete cascade,
  primary key (code, category_id)
);
create index coupon_category_category on coupon_category (category_id);
create table coupon_product (
  code text not null references coupon (code),
  product_id integer not null references product (id) on delete cascade,
  primary key (code, product_id)
);
create index coupon_product_product on coupon_product (product_id);
create table coupon_client (
  code text not null references coupon (code),
  client_id integer not null references client (id) on delete cascade,
  primary key (code, client_id)
);
create index coupon_client_client on coupon_client (client_id);

-- The discounts of an order with their names on the day of the order: at most one on its goods and one on its delivery fee. The fee of the
-- order is what is left of it. A cancelled order keeps them, as it keeps its amounts.
create table order_discount (
  order_id uuid not null references orders (id),
  target text not null check (target in ('goods', 'delivery')),
  code text not null references coupon (code),
  title_en text not null,
  title_ar text not null,
  amount bigint not null check (amount > 0),
  primary key (order_id, target)
);
create index order_discount_code on order_discount (code);
create index coupon_use_order on coupon_use (order_id);

insert into order_discount (order_id, target, code, title_en, title_ar, amount)
select o.id, 'goods', o.coupon_code, '', '', o.discount - coalesce(v.new_value::bigint - v.old_value::bigint, 0)
from orders o join coupon c on c.code = o.coupon_code left join order_override v on v.order_id = o.id and v.kind = 'discount'
where o.discount - coalesce(v.new_value::bigint - v.old_value::bigint, 0) > 0;
