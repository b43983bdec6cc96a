-- Product imports: choices, a comparison of every row with the catalogue, and pictures (decision 79).
alter table product_import
  add column format text not null default 'warda' check (format in ('warda', 'shopify', 'woocommerce')),
  -- What the stock column does with sizes that exist: set, add, or nothing (only the opening stock of new sizes).
  add column stock_mode text not null default 'opening' check (stock_mode in ('opening', 'set', 'add')),
  -- The category of new products whose row names none that exists.
  add column category_id integer references category (id) on delete set null,
  -- A product whose picture is missing: its rows are left out, or it is saved as a draft.
  add column without_picture text not null default 'refuse' check (without_picture in ('refuse', 'draft')),
  add column ignored_columns text[] not null default '{}',
  -- SHA-256 of the rows, so that the same amounts are not added twice unnoticed.
  add column content_hash bytea,
  add column started_at timestamptz,
  -- The run of the job that imports; an earlier run that is still alive stops.
  add column runner uuid;
create index product_import_content on product_import (content_hash) where started_at is not null;
create index product_import_category on product_import (category_id) where category_id is not null;

alter table product_import_row
  -- Cells that count only for a product that does not exist yet.
  add column initial jsonb not null default '{}',
  add column outcome text check (outcome in ('new', 'changed', 'unchanged')),
  -- A list of column, old and new value.
  add column changes jsonb not null default '[]',
  -- Like problems, but the row is imported.
  add column notes text[] not null default '{}',
  -- Stock at the time of the check; null for a new size.
  add column on_hand integer;
create index product_import_row_outcome on product_import_row (import_id, outcome, line);

-- Pictures of an import: those of a zip with their bytes until they are stored, and those of addresses.
create table product_import_picture (
  import_id uuid not null references product_import (id) on delete cascade,
  -- The name of the file in lower case, or the address.
  source text not null check (length(source) between 1 and 1000),
  bytes bytea,
  -- The key that the picture has once it is stored.
  picture_key text,
  -- Why it cannot be used, like a problem of a row.
  problem text,
  state text not null default 'waiting' check (state in ('waiting', 'stored', 'failed')),
  primary key (import_id, source)
);
create index product_import_picture_waiting on product_import_picture (import_id) where state = 'waiting';

-- The picture that an address had when it was fetched, so that the same file changes nothing.
create table picture_source (
  address text primary key check (length(address) <= 1000),
  picture_key text not null references picture (key) on delete cascade,
  fetched_at timestamptz not null
);
create index picture_source_picture on picture_source (picture_key);
