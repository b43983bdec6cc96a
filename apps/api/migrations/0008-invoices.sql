-- Tax invoices and credit notes: numbered without gaps, chained, and never changed.

-- What a standard invoice must say of the buyer (ZATCA BR-KSA-10, -42, -63, -67, -81).
alter table client
  add column tax_number text check (tax_number ~ '^3\d{13}3$'),
  add column register_number text,
  add column street text not null default '',
  add column building_number text not null default '',
  add column district text not null default '',
  add column city text not null default '',
  add column postal_code text not null default '';

-- One row per series, locked while a number is taken: a sequence would leave gaps when a transaction fails. `chain` counts all documents
-- together (ZATCA ICV) and keeps the last one's hash (PIH).
create table invoice_series (
  series text primary key check (series in ('invoice', 'creditNote', 'chain')),
  last bigint not null default 0,
  hash text not null default ''
);
insert into invoice_series (series, last, hash) values
  ('invoice', 0, ''), ('creditNote', 0, ''),
  -- The hash that stands before the first document: base64 of the hex SHA-256 of "0".
  ('chain', 0, 'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==');

create table invoice (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('simplified', 'standard', 'creditNote')),
  number text not null unique,
  order_id uuid not null references orders (id),
  -- Of a credit note: the invoice it corrects and the credit it documents.
  corrects uuid references invoice (id),
  credit_id uuid unique references order_credit (id),
  uuid uuid not null default gen_random_uuid(),
  counter bigint not null unique,
  previous_hash text not null,
  hash text not null,
  issued_at timestamptz not null,
  -- Seller, buyer and lines as they were that day, for the paper; the XML is what the authority reads.
  document jsonb not null,
  xml text not null,
  qr text not null,
  net bigint not null,
  vat bigint not null,
  total bigint not null check (total = net + vat),
  actor text not null,
  request_id text not null,
  check ((kind = 'creditNote') = (corrects is not null)),
  check ((kind = 'creditNote') = (credit_id is not null))
);
create unique index invoice_of_order on invoice (order_id) where kind <> 'creditNote';
create index invoice_order on invoice (order_id, issued_at);

create function invoice_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'an issued invoice is never changed';
end $$;
create trigger invoice_append_only before update or delete or truncate on invoice for each statement execute function invoice_append_only();
