-- A standing order belongs to a branch of a client, or without a client to the shopper who created it; then it has an address.
alter table standing_order
  alter column client_id drop not null,
  alter column branch_id drop not null,
  add column address_line text,
  add column district text,
  add column city text,
  add column latitude double precision,
  add column longitude double precision,
  add column address_note text,
  -- Whether orders are paid from store credit as far as it suffices; the rest by payment link.
  add column pays_from_credit boolean not null default false,
  drop constraint standing_order_cadence_check,
  add constraint standing_order_cadence_check check (cadence in ('weekly', 'fortnightly', 'monthly')),
  drop constraint standing_order_terms_check,
  add constraint standing_order_terms_check check (terms in ('cash', 'postponed', 'monthly', 'online')),
  drop constraint standing_order_check,
  add constraint standing_order_day_check check (case cadence when 'monthly' then day between 1 and 28 else day between 0 and 6 end),
  add constraint standing_order_owner_check check ((client_id is null) = (branch_id is null)),
  add constraint standing_order_place_check
    check (case when client_id is null then address_line is not null and city is not null and terms = 'online'
      else address_line is null and terms <> 'online' and not pays_from_credit end);
create index standing_order_shopper on standing_order (created_by) where client_id is null and deleted_at is null;
