-- What is sold, how it is found, and how many are left.

create table picture (
  key text primary key, -- content hash; files are {key}-{width}.{avif,webp}
  width integer not null,
  height integer not null,
  widths integer[] not null,
  colour text not null,
  preview text not null,
  created_at timestamptz not null default now()
);

create table category (
  id integer generated always as identity primary key,
  slug text not null unique,
  name_en text not null,
  name_ar text not null,
  picture_key text not null references picture (key),
  picture_alt_en text not null,
  picture_alt_ar text not null,
  position integer not null
);

create table product (
  id integer generated always as identity primary key,
  category_id integer not null references category (id),
  slug text not null unique,
  title_en text not null,
  title_ar text not null,
  description_en text not null,
  description_ar text not null,
  care_en text not null default '',
  care_ar text not null default '',
  flowers text[] not null default '{}',
  colours text[] not null default '{}',
  container text not null default '',
  discount_percent integer not null default 0 check (discount_percent between 0 and 90),
  status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  -- Best sellers first in the default order; raised when an order completes payment.
  sold_count integer not null default 0,
  -- Kept by triggers from the variants and reviews, so that lists sort and filter on an index.
  price_from bigint not null default 0,
  price_was bigint not null default 0,
  has_range boolean not null default false,
  rating numeric(2, 1) not null default 0,
  review_count integer not null default 0,
  search_text text not null default '',
  created_at timestamptz not null default now()
);
create index product_default on product (sold_count desc, id) where status = 'published';
create index product_category_default on product (category_id, sold_count desc, id) where status = 'published';
create index product_price on product (price_from, id) where status = 'published';
create index product_category_price on product (category_id, price_from, id) where status = 'published';
create index product_offers on product (discount_percent desc, id) where status = 'published' and discount_percent > 0;
create index product_colours on product using gin (colours) where status = 'published';
create index product_search on product using gin (search_text gin_trgm_ops) where status = 'published';

create table product_picture (
  product_id integer not null references product (id) on delete cascade,
  picture_key text not null references picture (key),
  position integer not null,
  alt_en text not null,
  alt_ar text not null,
  primary key (product_id, position)
);

create table variant (
  id integer generated always as identity primary key,
  product_id integer not null references product (id) on delete cascade,
  sku text not null unique,
  size text not null check (size in ('small', 'medium', 'large', 'grand', 'single')),
  stems integer not null check (stems >= 0),
  -- Halalas, VAT included, before the product's discount.
  price bigint not null check (price > 0),
  position integer not null,
  unique (product_id, position)
);

-- Narrow and hot: one row per variant, taken with a conditional update.
create table stock (
  variant_id integer primary key references variant (id) on delete cascade,
  on_hand integer not null check (on_hand >= 0)
);

-- Every change of stock and why; on_hand is always the sum of these.
create table stock_move (
  id bigint generated always as identity primary key,
  variant_id integer not null references variant (id) on delete cascade,
  change integer not null check (change <> 0),
  reason text not null check (reason in ('opening', 'order', 'order-returned', 'restock', 'correction')),
  order_id uuid,
  at timestamptz not null default now()
);
create index stock_move_variant on stock_move (variant_id, id);
create index stock_move_order on stock_move (order_id) where order_id is not null;

create table review (
  id integer generated always as identity primary key,
  product_id integer not null references product (id) on delete cascade,
  user_id uuid references app_user (id),
  author text not null,
  stars integer not null check (stars between 1 and 5),
  description text not null,
  language text not null check (language in ('en', 'ar')),
  status text not null default 'published' check (status in ('published', 'hidden')),
  created_at timestamptz not null default now()
);
create unique index review_once on review (product_id, user_id) where user_id is not null;
create index review_product on review (product_id, created_at desc, id desc) where status = 'published';
create index review_latest on review (created_at desc) where status = 'published';

create table cart_line (
  user_id uuid not null references app_user (id) on delete cascade,
  variant_id integer not null references variant (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 999),
  added_at timestamptz not null default now(),
  primary key (user_id, variant_id)
);

create table wishlist_item (
  user_id uuid not null references app_user (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  added_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

create table setting (
  key text primary key,
  value jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null default now()
);

-- The price a product is listed at: its cheapest variant after the discount, rounded half up to the halala.
create function product_price_refresh(which integer) returns void language sql as $$
  update product p set
    price_was = v.lowest,
    price_from = (v.lowest * (100 - p.discount_percent) + 50) / 100,
    has_range = v.lowest <> v.highest
  from (select min(price) as lowest, max(price) as highest from variant where product_id = which) v
  where p.id = which and v.lowest is not null
$$;

create function variant_changed() returns trigger language plpgsql as $$
begin
  perform product_price_refresh(coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger variant_changed after insert or update of price or delete on variant for each row execute function variant_changed();

create function product_discount_changed() returns trigger language plpgsql as $$
begin
  perform product_price_refresh(new.id);
  return null;
end $$;
create trigger product_discount_changed after update of discount_percent on product
  for each row when (old.discount_percent is distinct from new.discount_percent) execute function product_discount_changed();

create function product_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := warda_fold(
    new.title_en || ' ' || new.title_ar || ' ' || array_to_string(new.flowers, ' ') || ' ' || new.container || ' '
    || coalesce((select name_en || ' ' || name_ar from category where id = new.category_id), ''));
  return new;
end $$;
create trigger product_search_text before insert or update of title_en, title_ar, flowers, container, category_id on product
  for each row execute function product_search_text();

create function review_changed() returns trigger language plpgsql as $$
declare which integer := coalesce(new.product_id, old.product_id);
begin
  update product set
    review_count = r.n,
    rating = coalesce(r.average, 0)
  from (select count(*)::integer as n, round(avg(stars), 1) as average from review where product_id = which and status = 'published') r
  where id = which;
  return null;
end $$;
create trigger review_changed after insert or update or delete on review for each row execute function review_changed();

-- Every process keeps catalogue answers in memory until it hears this.
create function catalogue_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
create trigger product_heard after insert or update or delete on product for each statement execute function catalogue_changed();
create trigger category_heard after insert or update or delete on category for each statement execute function catalogue_changed();
create trigger variant_heard after insert or update or delete on variant for each statement execute function catalogue_changed();
create trigger product_picture_heard after insert or update or delete on product_picture for each statement execute function catalogue_changed();

-- Pages tell at most "10 left": changes above that are not news.
create function stock_heard() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
create trigger stock_heard after update on stock
  for each row when (least(old.on_hand, 10) <> least(new.on_hand, 10)) execute function stock_heard();

create function setting_heard() returns trigger language plpgsql as $$
begin
  perform pg_notify('settings', new.key);
  return null;
end $$;
create trigger setting_heard after insert or update on setting for each row execute function setting_heard();
