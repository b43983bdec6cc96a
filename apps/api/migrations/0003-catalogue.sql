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
  -- Kept by a trigger: everything a search may find, folded, with a blank before every word.
  search_text text not null default '',
  title_fold_en text not null default '',
  title_fold_ar text not null default '',
  created_at timestamptz not null default now()
);
create index product_title_en on product (title_fold_en text_pattern_ops) where status = 'published';
create index product_title_ar on product (title_fold_ar text_pattern_ops) where status = 'published';
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

-- The price a product is listed at: its cheapest variant less the discount, which is rounded half up to the halala. The product is held
-- first: a statement that had to wait for another's change would count what it saw before it waited.
create function product_price_refresh(which integer) returns void language sql as $$
  select 1 from product where id = which for no key update;
  update product p set
    price_was = v.lowest,
    price_from = v.lowest - (v.lowest * p.discount_percent + 50) / 100,
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

-- What else people call the flowers, colours and containers that a product names: in Arabic, and as the trade says.
create table search_word (name text primary key, also text not null);
insert into search_word values
  ('garden rose', 'roses ورد جوري ورود جورية jouri'), ('spray rose', 'roses ورد سبراي ورد صغير'), ('tulip', 'tulips توليب تيوليب خزامى'),
  ('peony', 'peonies فاوانيا بيوني عود الصليب'), ('ranunculus', 'رانونكيل حوذان buttercup'), ('hydrangea', 'هدرانجيا هيدرانجيا كوبية'),
  ('lily', 'lilies زنبق ليلي ليليوم'), ('anemone', 'شقائق النعمان أنيمون'), ('carnation', 'carnations قرنفل'), ('daisy', 'daisies أقحوان ديزي'),
  ('gerbera', 'جربيرا'), ('sunflower', 'sunflowers دوار الشمس عباد الشمس'), ('lavender', 'لافندر خزامى'), ('gypsophila', 'جبسوفيلا baby''s breath'),
  ('eucalyptus', 'أوكالبتوس كينا'), ('ruscus', 'روسكس'), ('olive', 'زيتون'), ('moth orchid', 'orchids phalaenopsis أوركيد اوركيدا سحلبية'),
  ('sansevieria', 'snake plant سانسيفيريا جلد النمر'), ('ficus', 'rubber plant فيكس'), ('succulent', 'succulents عصاريات صبار'),
  ('red', 'أحمر حمراء'), ('pink', 'وردي زهري'), ('white', 'أبيض بيضاء'), ('yellow', 'أصفر صفراء'), ('orange', 'برتقالي'),
  ('purple', 'violet lilac بنفسجي ليلكي موف'), ('blue', 'أزرق زرقاء'), ('green', 'أخضر خضراء'), ('peach', 'coral خوخي مشمشي'),
  ('mixed', 'مشكل ملون'),
  ('paper wrap', 'bouquet باقة بوكيه'), ('ribbon-tied', 'bouquet bridal باقة عروس مسكة'), ('glass vase', 'مزهرية زجاجية فازة'),
  ('ceramic vase', 'مزهرية خزفية فازة'), ('ceramic pot', 'plant نبتة أصيص'), ('ceramic bowl', 'centrepiece تنسيق طاولة'),
  ('wreath', 'crown تاج طوق'), ('cake stand', 'cake كعكة كيك'), ('hat box', 'box صندوق علبة'), ('gift box', 'box gift صندوق علبة هدية'),
  ('basket', 'سلة');

-- Every word that search_text has held, and how it was written: what a mistyped word is compared with.
create table search_vocabulary (word text primary key, written text not null);
create index search_vocabulary_near on search_vocabulary using gin (word gin_trgm_ops);

create function product_search_text() returns trigger language plpgsql as $$
declare
  named text[] := new.flowers || new.colours || new.container;
  written text := new.title_en || ' ' || new.title_ar || ' ' || array_to_string(named, ' ') || ' '
    || coalesce((select string_agg(also, ' ' order by name) from search_word where name = any (named)), '') || ' '
    || coalesce((select name_en || ' ' || name_ar from category where id = new.category_id), '');
begin
  new.title_fold_en := warda_fold(new.title_en);
  new.title_fold_ar := warda_fold(new.title_ar);
  new.search_text := ' ' || warda_fold(written);
  insert into search_vocabulary (word, written)
    select distinct on (warda_fold(w)) warda_fold(w), lower(btrim(w, ',.;:!?()"«»،؛؟'))
    from regexp_split_to_table(written, '[\s-]+') w
    where warda_fold(w) !~ '[ 0-9]' and length(warda_fold(w)) >= 3
    order by warda_fold(w), w
    on conflict do nothing;
  return new;
end $$;
create trigger product_search_text before insert or update of title_en, title_ar, flowers, colours, container, category_id on product
  for each row execute function product_search_text();

create function category_renamed() returns trigger language plpgsql as $$
begin
  update product set category_id = category_id where category_id = new.id;
  return null;
end $$;
create trigger category_renamed after update of name_en, name_ar on category for each row execute function category_renamed();

create function review_changed() returns trigger language plpgsql as $$
declare which integer := coalesce(new.product_id, old.product_id);
begin
  -- Held first, as in product_price_refresh.
  perform 1 from product where id = which for no key update;
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
-- Not for sold_count: every paid order raises it, and it only moves a product in the order of lists.
create trigger product_heard after insert or delete or update of category_id, slug, title_en, title_ar, description_en, description_ar,
  care_en, care_ar, flowers, colours, container, discount_percent, status, price_from, rating on product for each statement execute function catalogue_changed();
create trigger category_heard after insert or update or delete on category for each statement execute function catalogue_changed();
create trigger variant_heard after insert or update or delete on variant for each statement execute function catalogue_changed();
create trigger product_picture_heard after insert or update or delete on product_picture for each statement execute function catalogue_changed();

-- Pages tell at most "10 left": changes above that are not news. Counts of filters do not depend on stock, so the news says what it is.
create function stock_heard() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', 'stock');
  return null;
end $$;
create trigger stock_heard after update on stock
  for each row when (least(old.on_hand, 10) <> least(new.on_hand, 10)) execute function stock_heard();

create function setting_heard() returns trigger language plpgsql as $$
begin
  perform pg_notify('settings', coalesce(new.key, old.key));
  return null;
end $$;
create trigger setting_heard after insert or update or delete on setting for each row execute function setting_heard();
