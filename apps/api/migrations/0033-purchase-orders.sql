-- The buyer's own number of a business order, on papers, exports and in search.
alter table orders add column purchase_order text check (char_length(purchase_order) between 1 and 40);
alter table standing_order add column purchase_order text check (char_length(purchase_order) between 1 and 40);
-- Whether orders of the client need one.
alter table client add column purchase_order_required boolean not null default false;

create or replace function order_search_text() returns trigger language plpgsql as $$
declare buyer app_user;
begin
  select * into buyer from app_user where id = new.user_id;
  new.search_text := ' ' || new.number || ' ' || warda_fold(concat_ws(' ', buyer.full_name, new.recipient_name,
      (select name from branch where id = new.branch_id), (select organization_name from client where id = new.client_id),
      new.purchase_order))
    || ' ' || phone_digits(coalesce(buyer.phone_e164, buyer.phone)) || ' ' || phone_digits(new.recipient_phone) || ' ';
  return new;
end $$;
drop trigger order_search_text on orders;
create trigger order_search_text before insert or update of recipient_name, recipient_phone, purchase_order on orders
  for each row execute function order_search_text();
