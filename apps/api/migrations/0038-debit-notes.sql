-- Debit notes, and credit notes that name the goods.

-- A credit for one line of the order; null for the goods, then the delivery.
alter table order_credit add column variant_id integer references variant (id);

-- A change after the invoice that is no credit: a charge, or goods that replaced others at the same price.
create table order_adjustment (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('deliveryFee', 'replacement')),
  -- A delivery fee: its posting, and the amount in halalas with the VAT in it.
  transaction_id bigint unique references ledger_transaction (id),
  amount bigint check (amount > 0),
  vat bigint check (vat between 0 and amount),
  -- A replacement: the variants, and the name of the new one on that day.
  removed_variant_id integer references variant (id),
  added_variant_id integer references variant (id),
  title_en text,
  title_ar text,
  size text,
  reason text not null,
  actor_id uuid references app_user (id),
  request_id text not null,
  at timestamptz not null default clock_timestamp(),
  check (case kind
    when 'deliveryFee' then num_nulls(transaction_id, amount, vat) = 0
      and num_nonnulls(removed_variant_id, added_variant_id, title_en, title_ar, size) = 0
    else num_nonnulls(transaction_id, amount, vat) = 0
      and num_nulls(removed_variant_id, added_variant_id, title_en, title_ar, size) = 0
  end)
);
create index order_adjustment_order on order_adjustment (order_id, at);
create trigger order_adjustment_append_only before update or delete or truncate on order_adjustment
  for each statement execute function ledger_append_only();

alter table invoice_series drop constraint invoice_series_series_check,
  add constraint invoice_series_series_check check (series in ('invoice', 'creditNote', 'debitNote', 'chain'));
insert into invoice_series (series) values ('debitNote');

-- A credit note documents a credit or the goods that were replaced, a debit note a charge or the goods that replaced them.
alter table invoice
  add column adjustment_id uuid references order_adjustment (id),
  drop constraint invoice_kind_check,
  drop constraint invoice_check1,
  drop constraint invoice_check2,
  add constraint invoice_kind_check check (kind in ('simplified', 'standard', 'creditNote', 'debitNote')),
  add constraint invoice_corrects_check check ((kind in ('creditNote', 'debitNote')) = (corrects is not null)),
  add constraint invoice_source_check check (num_nonnulls(credit_id, adjustment_id) = case when corrects is null then 0 else 1 end),
  add constraint invoice_debit_note_check check (kind = 'creditNote' or credit_id is null);
create unique index invoice_of_adjustment on invoice (adjustment_id, kind) where adjustment_id is not null;
drop index invoice_of_order;
create unique index invoice_of_order on invoice (order_id) where corrects is null;
