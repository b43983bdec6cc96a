-- The shop's own colours, sizes and containers, next to its occasions (DESK-07). Archived ones stay on products that have them.
create table colour (
  slug text primary key,
  name_en text not null,
  name_ar text not null,
  -- #rrggbb; null for several colours.
  swatch text check (swatch ~ '^#[0-9a-f]{6}$'),
  position integer not null,
  archived_at timestamptz
);
create table size (
  slug text primary key,
  name_en text not null,
  name_ar text not null,
  position integer not null,
  archived_at timestamptz
);
create table container (
  slug text primary key,
  name_en text not null,
  name_ar text not null,
  position integer not null,
  archived_at timestamptz
);
alter table occasion add column archived_at timestamptz;

insert into colour (slug, name_en, name_ar, swatch, position) values
  ('red', 'Red', 'أحمر', '#b3262e', 1), ('pink', 'Pink', 'وردي', '#e59aae', 2), ('white', 'White', 'أبيض', '#ffffff', 3),
  ('yellow', 'Yellow', 'أصفر', '#ecc24a', 4), ('orange', 'Orange', 'برتقالي', '#e2803f', 5), ('purple', 'Purple', 'بنفسجي', '#7d5694', 6),
  ('blue', 'Blue', 'أزرق', '#6a86c4', 7), ('green', 'Green', 'أخضر', '#6f8f63', 8), ('peach', 'Peach', 'خوخي', '#f3bd9b', 9),
  ('mixed', 'Mixed', 'متعدد الألوان', null, 10);
insert into size (slug, name_en, name_ar, position) values
  ('small', 'Small', 'صغير', 1), ('medium', 'Medium', 'متوسط', 2), ('large', 'Large', 'كبير', 3), ('grand', 'Grand', 'فخم', 4),
  ('single', 'Single', 'مفردة', 5);
insert into container (slug, name_en, name_ar, position) values
  ('basket', 'Basket', 'سلة', 1), ('cake stand', 'Cake stand', 'حامل كيك', 2), ('ceramic bowl', 'Ceramic bowl', 'وعاء خزفي', 3),
  ('ceramic pot', 'Ceramic pot', 'أصيص خزفي', 4), ('ceramic vase', 'Ceramic vase', 'مزهرية خزفية', 5),
  ('gift box', 'Gift box', 'صندوق هدايا', 6), ('glass vase', 'Glass vase', 'مزهرية زجاجية', 7), ('hat box', 'Hat box', 'علبة أسطوانية', 8),
  ('paper wrap', 'Paper wrap', 'ورق تغليف', 9), ('ribbon-tied', 'Satin ribbon', 'شريط ساتان', 10), ('wreath', 'Wreath', 'إكليل', 11);

-- Products could name any container, and older ones any colour: each becomes an option with the stored text as slug and name.
insert into colour (slug, name_en, name_ar, swatch, position)
  select c, c, c, '#cccccc', 10 + row_number() over (order by c) from (select distinct unnest(colours) as c from product) p
  on conflict do nothing;
insert into container (slug, name_en, name_ar, position)
  select container, container, container, 11 + row_number() over (order by container)
  from (select distinct container from product where container <> '') p
  on conflict do nothing;

alter table variant drop constraint variant_size_check, add foreign key (size) references size (slug);
alter table product_picture drop constraint product_picture_size_check, add foreign key (size) references size (slug);
create index variant_size on variant (size);
create index product_container on product (container) where container <> '';
create index product_all_colours on product using gin (colours);

create trigger colour_heard after insert or update or delete on colour for each statement execute function notify_catalogue_changed();
create trigger size_heard after insert or update or delete on size for each statement execute function notify_catalogue_changed();
create trigger container_heard after insert or update or delete on container for each statement execute function notify_catalogue_changed();

-- Search also finds products by the names of their colours and containers.
create or replace function product_search_text() returns trigger language plpgsql as $$
declare
  named text[] := new.flowers || new.colours || new.container;
  source text := new.title_en || ' ' || new.title_ar || ' ' || array_to_string(named, ' ') || ' '
    || coalesce((select string_agg(synonyms, ' ' order by name) from search_word where name = any (named)), '') || ' '
    || coalesce((select string_agg(name_en || ' ' || name_ar, ' ' order by slug) from colour where slug = any (new.colours)), '') || ' '
    || coalesce((select name_en || ' ' || name_ar from container where slug = new.container), '') || ' '
    || coalesce((select name_en || ' ' || name_ar from category where id = new.category_id), '');
begin
  new.title_fold_en := warda_fold(new.title_en);
  new.title_fold_ar := warda_fold(new.title_ar);
  new.search_text := ' ' || warda_fold(source);
  insert into search_vocabulary (word, written)
    select distinct on (warda_fold(w)) warda_fold(w), lower(btrim(w, ',.;:!?()"«»،؛؟'))
    from regexp_split_to_table(source, '[\s-]+') w
    where warda_fold(w) !~ '[ 0-9]' and length(warda_fold(w)) >= 3
    order by warda_fold(w), w
    on conflict do nothing;
  return new;
end $$;

create function colour_renamed() returns trigger language plpgsql as $$
begin
  update product set colours = colours where colours @> array[new.slug];
  return null;
end $$;
create trigger colour_renamed after update on colour for each row
  when (old.name_en <> new.name_en or old.name_ar <> new.name_ar) execute function colour_renamed();
create function container_renamed() returns trigger language plpgsql as $$
begin
  update product set container = container where container = new.slug;
  return null;
end $$;
create trigger container_renamed after update on container for each row
  when (old.name_en <> new.name_en or old.name_ar <> new.name_ar) execute function container_renamed();
