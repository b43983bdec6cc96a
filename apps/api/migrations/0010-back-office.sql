-- The shop's back office: who may do what and who did what, drafts and schedules of the catalogue, moderation.

alter table app_user
  -- Of an Admin: what they may do; null is everything (the owner).
  add column permissions text[],
  add column deactivated_at timestamptz,
  add column last_seen_at timestamptz,
  -- Made by the shop for a telephone order: no password opens it until the person resets one.
  add column made_by_shop boolean not null default false;

-- An invitation is a one-time link; whoever follows it chooses a password.
create table invitation (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_folded text not null,
  full_name text not null,
  role text not null check (role in ('ShippingEmployee', 'Admin')),
  permissions text[],
  language text not null check (language in ('en', 'ar')),
  token_hash bytea not null unique,
  invited_by uuid not null references app_user (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create unique index invitation_open on invitation (email_folded) where used_at is null and revoked_at is null;
-- The few who work for the shop among all who buy.
create index app_user_staff on app_user (role, id) where role in ('ShippingEmployee', 'Admin');

-- Who of the shop did or saw what. Never changed, never deleted.
create table audit_entry (
  id bigint generated always as identity primary key,
  actor_id uuid references app_user (id),
  action text not null,
  subject text not null default '',
  detail jsonb not null default '{}',
  request_id text not null,
  at timestamptz not null default now()
);
create index audit_entry_at on audit_entry (at desc, id desc);
create index audit_entry_actor on audit_entry (actor_id, at desc, id desc);
create index audit_entry_action on audit_entry (action, at desc, id desc);
create index audit_entry_subject on audit_entry (subject, at desc);
create trigger audit_append_only before update or delete or truncate on audit_entry for each statement execute function ledger_append_only();

alter table product
  add column kind text not null default 'bouquet' check (kind in ('bouquet', 'addOn')),
  add column occasions text[] not null default '{}',
  -- A draft with a moment here is published by itself.
  add column publish_at timestamptz,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column low_stock integer not null default 5 check (low_stock >= 0);
create index product_scheduled on product (publish_at) where status = 'draft' and publish_at is not null;
create index product_admin on product (updated_at desc, id);
create index product_status on product (status, updated_at desc, id);
create index product_category on product (category_id, updated_at desc, id);
create index product_occasions on product using gin (occasions);
create index product_add_ons on product (sold_count desc, id) where status = 'published' and kind = 'addOn';
create index variant_sku on variant (upper(sku) text_pattern_ops);

-- What else of a product is news to shoppers.
drop trigger product_heard on product;
create trigger product_heard after insert or delete or update of category_id, slug, title_en, title_ar, description_en, description_ar,
  care_en, care_ar, flowers, colours, container, discount_percent, status, price_from, rating, kind, occasions on product
  for each statement execute function catalogue_changed();
create index product_all_search on product using gin (search_text gin_trgm_ops);
alter table product_picture
  -- Where the eye should stay when the picture is cut, 0 to 1 from the left and the top.
  add column focus_x real not null default 0.5 check (focus_x between 0 and 1),
  add column focus_y real not null default 0.5 check (focus_y between 0 and 1);

create table occasion (
  slug text primary key,
  name_en text not null,
  name_ar text not null,
  position integer not null
);
insert into occasion values ('birthday', 'Birthday', 'عيد ميلاد', 1), ('wedding', 'Wedding', 'زواج', 2), ('newborn', 'New baby', 'مولود جديد', 3),
  ('graduation', 'Graduation', 'تخرّج', 4), ('get-well', 'Get well', 'سلامات', 5), ('thank-you', 'Thank you', 'شكرًا', 6),
  ('eid', 'Eid', 'العيد', 7), ('love', 'Love', 'حب', 8);
create trigger occasion_heard after insert or update or delete on occasion for each statement execute function catalogue_changed();

-- Addresses that pages once had.
create table slug_redirect (
  kind text not null check (kind in ('product', 'category')),
  slug text not null,
  target_id integer not null,
  created_at timestamptz not null default now(),
  primary key (kind, slug)
);
create index slug_redirect_target on slug_redirect (kind, target_id);

alter table stock_move
  add column actor_id uuid references app_user (id),
  add column note text not null default '';

alter table review
  add column reply text not null default '',
  add column replied_at timestamptz,
  add column replied_by uuid references app_user (id);
create index review_moderation on review (created_at desc, id desc);

alter table problem_report
  add column state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  add column answered_at timestamptz;
create index problem_report_open on problem_report (state, created_at desc, id desc);
create table problem_reply (
  id integer generated always as identity primary key,
  report_id integer not null references problem_report (id),
  actor_id uuid not null references app_user (id),
  text text not null,
  at timestamptz not null default now()
);

-- Earlier values of settings, for looking back and for two people changing one at the same time.
create table setting_version (
  key text not null,
  version integer not null,
  value jsonb not null,
  actor_id uuid references app_user (id),
  at timestamptz not null default now(),
  primary key (key, version)
);

-- Lists of the back office: newest first, by state, by day.
alter table orders
  add column shop_note text not null default '',
  -- Who of the shop took it on the telephone.
  add column taken_by uuid references app_user (id),
  -- What of it is paid, for finding alone (the sums are the ledger's): kept with every posting. Null: cancelled, and nothing was kept.
  add column money text check (money in ('unpaid', 'partlyPaid', 'paid'));

create function order_money_word(which uuid) returns text language sql stable as $$
  select case when m.outstanding > 0 and m.paid > 0 then 'partlyPaid' when m.outstanding > 0 then 'unpaid'
    when o.state = 'cancelled' and m.paid <= 0 and o.total > 0 then null else 'paid' end
  from orders o join order_money m on m.order_id = o.id where o.id = which
$$;
create function order_money_begins() returns trigger language plpgsql as $$
begin
  new.money := case when new.total = 0 then 'paid' else 'unpaid' end;
  return new;
end $$;
create trigger order_money_begins before insert on orders for each row execute function order_money_begins();
create function order_money_kept() returns trigger language plpgsql as $$
declare word text := order_money_word(new.order_id);
begin
  update orders set money = word where id = new.order_id and money is distinct from word;
  return null;
end $$;
-- At the end of the transaction, when its entries are all there and the order stands as it will.
create constraint trigger order_money_kept after insert on ledger_transaction
  deferrable initially deferred for each row when (new.order_id is not null) execute function order_money_kept();
update orders set money = order_money_word(id);

-- Each order of the list is walked newest first, and all that the list filters by lies in its index: no order is read that is not shown.
create index orders_newest on orders (placed_at desc, id) include (state, money, client_id, delivery_date);
create index orders_state on orders (state, placed_at desc, id) include (money, client_id, delivery_date);
create index orders_money on orders (money, placed_at desc, id) include (state, client_id, delivery_date) where money in ('unpaid', 'partlyPaid');
create index orders_of_day on orders (delivery_date, placed_at desc, id) include (state, money, client_id);
drop index orders_client;
create index orders_client on orders (client_id, placed_at desc, id) include (state, money, delivery_date) where client_id is not null;
-- What a client owes is asked of the orders that owe alone, what a branch ordered of one index.
create index orders_client_owes on orders (client_id) where client_id is not null and money in ('unpaid', 'partlyPaid');
drop index orders_branch;
create index orders_branch on orders (branch_id, placed_at desc) include (state, total) where branch_id is not null;
-- What may be late is what is still on the board.
create index orders_open on orders (placed_at desc, id) include (delivery_date, delivery_slot, state, money, client_id)
  where agreed_at is not null and state in ('placed', 'preparing', 'ready', 'outForDelivery');

-- An order is found by its client's name too.
create or replace function order_search_text() returns trigger language plpgsql as $$
declare buyer app_user;
begin
  select * into buyer from app_user where id = new.user_id;
  new.search_text := ' ' || new.number || ' ' || warda_fold(concat_ws(' ', buyer.full_name, new.recipient_name,
      (select name from branch where id = new.branch_id), (select organization_name from client where id = new.client_id)))
    || ' ' || phone_digits(coalesce(buyer.phone_e164, buyer.phone)) || ' ' || phone_digits(new.recipient_phone) || ' ';
  return new;
end $$;
create function order_search_follows_client() returns trigger language plpgsql as $$
begin
  update orders set recipient_name = recipient_name where client_id = new.id;
  return null;
end $$;
create trigger order_search_follows_client after update of organization_name on client
  for each row when (old.organization_name is distinct from new.organization_name) execute function order_search_follows_client();
update orders set recipient_name = recipient_name where client_id is not null;

-- What the shop did with an order beside its states and its money: changed it (the names of what, never the values), gave it to an
-- employee, planned it.
create table order_act (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('edit', 'note', 'assign', 'plan')),
  detail jsonb not null default '{}',
  actor_id uuid references app_user (id),
  request_id text not null,
  at timestamptz not null default now()
);
create index order_act_order on order_act (order_id, at);
create index mail_of_order on mail ((payload ->> 'orderNumber')) where payload ? 'orderNumber';

-- People who buy: what they are found by, folded, with a blank before every word.
alter table app_user add column search_text text not null default '';
create function app_user_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := ' ' || warda_fold(new.full_name) || ' ' || new.email_folded || ' ' || phone_digits(coalesce(new.phone_e164, new.phone)) || ' ';
  return new;
end $$;
create trigger app_user_search_text before insert or update of full_name, email_folded, phone, phone_e164 on app_user
  for each row execute function app_user_search_text();
update app_user set full_name = full_name;
create index app_user_buyers on app_user (created_at desc, id) where deleted_at is null and role in ('Shopper', 'Customer', 'BranchManager');
create index app_user_search on app_user using gin (search_text gin_trgm_ops)
  where deleted_at is null and role in ('Shopper', 'Customer', 'BranchManager');
create index app_user_by_shop on app_user (coalesce(phone_e164, phone)) where made_by_shop and deleted_at is null;

-- What was sold on each day of Riyadh, by category and branch: each posting's revenue shared out over what the order is of (decision 18). Only
-- added to, in the transaction of its posting, so nobody waits for anybody and nothing drifts; read over a range of days from one index.
create table revenue_share (
  transaction_id bigint not null references ledger_transaction (id),
  -- The product's category of that day; 0 is the delivery.
  part integer not null,
  day date not null,
  branch_id integer,
  -- 1 for the sale of an order, -1 when it is undone, else 0; counted once an order where `lead`.
  counted smallint not null check (counted between -1 and 1),
  lead boolean not null,
  -- Halalas, VAT contained in the amount.
  amount bigint not null,
  vat bigint not null,
  primary key (transaction_id, part)
);
create index revenue_share_day on revenue_share (day) include (part, branch_id, counted, lead, amount, vat);
create trigger revenue_share_append_only before update or delete or truncate on revenue_share
  for each statement execute function ledger_append_only();

-- Shares out what a posting says of sales and VAT: the first time by the order's lines (discounts and points are in them already) and its
-- delivery fee, what undoes it by what is left of it. Shares are rounded along their running sum, so they add up to the posting exactly.
create function share_revenue(posting bigint) returns void language sql as $$
  insert into revenue_share (transaction_id, part, day, branch_id, counted, lead, amount, vat)
  with posted as (
    select t.id, t.order_id, o.branch_id, (t.at at time zone 'Asia/Riyadh')::date as day, t.kind, s.amount, s.vat
    from ledger_transaction t join orders o on o.id = t.order_id
    cross join lateral (
      select -sum(e.amount) as amount, coalesce(-sum(e.amount) filter (where e.account = 'vat'), 0) as vat
      from ledger_entry e where e.transaction_id = t.id and e.account in ('sales', 'vat')
    ) s
    where t.id = posting and s.amount is not null
  ), earlier as (
    select r.part, sum(r.amount) as amount, sum(r.vat) as vat, coalesce(sum(r.counted) filter (where r.lead), 0) as counted
    from posted p join ledger_transaction t on t.order_id = p.order_id and t.id <> p.id join revenue_share r on r.transaction_id = t.id
    group by r.part
  ), before as (
    select coalesce(sum(amount), 0) as amount, coalesce(sum(counted), 0) as counted from earlier
  ), ordered as (
    select pr.category_id as part, sum(l.net + l.vat) as amount, sum(l.vat) as vat
    from posted p join order_line l on l.order_id = p.order_id join product pr on pr.id = l.product_id group by pr.category_id
    union all
    select 0, o.delivery_fee, o.vat - (select coalesce(sum(l.vat), 0) from order_line l where l.order_id = o.id)
    from posted p join orders o on o.id = p.order_id where o.delivery_fee > 0
  ), weights as (
    select part, amount, vat from earlier where (select p.amount < 0 and b.amount > 0 from posted p, before b)
    union all
    select part, amount, vat from ordered where not (select p.amount < 0 and b.amount > 0 from posted p, before b)
  ), placed as (
    -- Without anything to share by, all of it stands as one.
    select part, amount, vat from weights union all select 0, 0, 0 from posted where not exists (select from weights)
  ), running as (
    select part, row_number() over w as n, sum(amount) over w as amount, sum(vat) over w as vat,
      sum(amount) over () as whole, sum(vat) over () as whole_vat
    from placed window w as (order by part desc)
  ), cut as (
    select r.part, r.n,
      case when r.whole <> 0 then round(p.amount * r.amount / r.whole) else p.amount end as amount,
      case when r.whole_vat <> 0 then round(p.vat * r.vat / r.whole_vat) else p.vat end as vat
    from running r, posted p
  )
  select p.id, c.part, p.day, p.branch_id,
    case when p.kind = 'sale' and b.counted = 0 then 1 when p.kind = 'reversal' and b.counted = 1 then -1 else 0 end, c.n = 1,
    c.amount - lag(c.amount, 1, 0) over (order by c.n), c.vat - lag(c.vat, 1, 0) over (order by c.n)
  from posted p, before b, cut c
$$;

-- The orders that owe anything and how much, kept by the posting itself under its order's lock; an invariant holds it against the ledger.
create table owing (order_id uuid primary key, amount bigint not null check (amount <> 0));

-- The same for what is nearly every posting, the first sale of an order at its total: nothing to round, a fifth of the time.
create function share_sale(posting bigint, sold uuid, at timestamptz) returns void language plpgsql as $$
begin
  insert into revenue_share (transaction_id, part, day, branch_id, counted, lead, amount, vat)
  select posting, s.part, (at at time zone 'Asia/Riyadh')::date, o.branch_id, 1, row_number() over (order by s.part desc) = 1, s.amount, s.vat
  from orders o, (
    select p.category_id as part, sum(l.net + l.vat) as amount, sum(l.vat) as vat
    from order_line l join product p on p.id = l.product_id where l.order_id = sold group by p.category_id
    union all
    select 0, d.delivery_fee, d.vat - (select coalesce(sum(l.vat), 0) from order_line l where l.order_id = d.id)
    from orders d where d.id = sold and d.delivery_fee > 0
  ) s where o.id = sold;
end $$;

create function posting_kept() returns trigger language plpgsql as $$
declare
  sold bigint;
  tax bigint;
  owed bigint;
begin
  select -sum(amount), coalesce(-sum(amount) filter (where account = 'vat'), 0) into sold, tax
    from ledger_entry where transaction_id = new.id and account in ('sales', 'vat');
  if sold is not null then
    if new.kind = 'sale' and exists (
        select from orders o where o.id = new.order_id and o.total = sold and o.vat = tax
          and exists (select from order_line l where l.order_id = o.id)
      ) and not exists (select from ledger_transaction t where t.order_id = new.order_id and t.id <> new.id) then
      perform share_sale(new.id, new.order_id, new.at);
    else
      perform share_revenue(new.id);
    end if;
  end if;
  select coalesce(sum(amount), 0) into owed from ledger_entry where order_id = new.order_id and account = 'receivable';
  if owed <> 0 then
    insert into owing values (new.order_id, owed) on conflict (order_id) do update set amount = excluded.amount;
  else
    delete from owing where order_id = new.order_id;
  end if;
  return null;
end $$;
-- At the end of the transaction: only then are the posting's entries and the order's lines all there.
create constraint trigger posting_kept after insert on ledger_transaction
  deferrable initially deferred for each row when (new.order_id is not null) execute function posting_kept();
select share_revenue(id) from (select id from ledger_transaction where order_id is not null order by id) t;
insert into owing select order_id, sum(amount) from ledger_entry where account = 'receivable' and order_id is not null
  group by order_id having sum(amount) <> 0;

-- A month's papers and postings for the accountant, in their order.
create index ledger_transaction_at on ledger_transaction (at, id);
create index invoice_issued on invoice (issued_at, counter);

-- Variants at or below their product's warning, kept when one crosses it; `stock` itself keeps no index that its changes would have to touch.
create table low_stock (variant_id integer primary key references variant (id) on delete cascade);
alter table stock add column warn_at integer not null default 5;

create function stock_warned() returns trigger language plpgsql as $$
begin
  new.warn_at := coalesce((select p.low_stock from variant v join product p on p.id = v.product_id where v.id = new.variant_id), new.warn_at);
  return new;
end $$;
create trigger stock_warned before insert on stock for each row execute function stock_warned();

create function stock_crossed() returns trigger language plpgsql as $$
begin
  if new.on_hand <= new.warn_at then
    insert into low_stock values (new.variant_id) on conflict do nothing;
  else
    delete from low_stock where variant_id = new.variant_id;
  end if;
  return null;
end $$;
create trigger stock_made after insert on stock for each row when (new.on_hand <= new.warn_at) execute function stock_crossed();
create trigger stock_crossed after update on stock for each row
  when ((old.on_hand <= old.warn_at) <> (new.on_hand <= new.warn_at)) execute function stock_crossed();

create function low_stock_changed() returns trigger language plpgsql as $$
begin
  update stock set warn_at = new.low_stock where variant_id in (select id from variant where product_id = new.id);
  return null;
end $$;
create trigger low_stock_changed after update of low_stock on product
  for each row when (old.low_stock <> new.low_stock) execute function low_stock_changed();
insert into low_stock select variant_id from stock where on_hand <= warn_at;

create index client_to_review on client (id) where review_state = 'pending';
-- Messages: the open ones first, then the newest.
create index problem_report_list on problem_report ((state <> 'open'), created_at desc, id desc);
create index problem_reply_report on problem_reply (report_id, id);
alter table review add column search_text text generated always as (warda_fold(author || ' ' || description)) stored;
create index review_search on review using gin (search_text gin_trgm_ops);
create index review_of_product on review (product_id);
create index review_hidden on review (created_at desc, id desc) where status = 'hidden';
