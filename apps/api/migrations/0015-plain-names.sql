-- Renames tables and columns to standard terms (decision 29). No data changes. Servers of an earlier version must be stopped first.

-- Coupons.
alter table coupon rename column most_uses to max_uses;
alter table coupon rename column most_per_user to max_uses_per_user;
alter table coupon rename column least_subtotal to min_subtotal;
alter table coupon rename column taken to total_uses;
alter table welcome_given rename to welcome_offer_used;

-- Orders.
alter table legal_move rename to order_transition;
alter table order_act rename to order_change;
alter index order_act_order rename to order_change_order;
alter table orders rename column money to payment_status;
alter index orders_money rename to orders_payment_status;
alter table orders rename column standing_id to standing_order_id;

-- Standing orders.
alter table standing_line rename to standing_order_line;
alter table standing_order_line rename column standing_id to standing_order_id;
alter table standing_skip rename to standing_order_skip;
alter table standing_order_skip rename column standing_id to standing_order_id;
alter table standing_run rename to standing_order_run;
alter table standing_order_run rename column standing_id to standing_order_id;

-- Receivables.
alter table ledger_transaction rename column once to idempotency_key;
alter table owing rename to outstanding_order;
alter view debt_standing rename to debt_balance;

-- Revenue.
alter table revenue_folded rename to revenue_rollup;
alter table revenue_rollup rename column one to singleton;
alter function fold_revenue(date) rename to roll_up_revenue;
alter function fold_late(bigint, date) rename to roll_up_late_revenue;

-- Accounts, mail, catalogue.
alter table session rename column revoked_why to revoked_reason;
alter table session rename column latest_at to last_used_at;
alter table mail rename column try_at to next_attempt_at;
alter table search_word rename column also to synonyms;
alter table stock rename column warn_at to low_stock_threshold;

-- Triggers and their functions: new names without new bodies.
alter function tell_board() rename to notify_order_changed;
alter function tell_board_of_order() rename to notify_order_detail_changed;
alter function stock_heard() rename to notify_stock_changed;
alter function setting_heard() rename to notify_setting_changed;
alter function catalogue_changed() rename to notify_catalogue_changed;

-- Functions whose bodies contain a renamed table, column or function.
create or replace function product_search_text() returns trigger language plpgsql as $$
declare
  named text[] := new.flowers || new.colours || new.container;
  source text := new.title_en || ' ' || new.title_ar || ' ' || array_to_string(named, ' ') || ' '
    || coalesce((select string_agg(synonyms, ' ' order by name) from search_word where name = any (named)), '') || ' '
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

create or replace function coupon_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update coupon set uses = uses + 1, total_uses = total_uses + 1 where code = new.code;
  else
    update coupon set uses = uses - 1 where code = old.code;
  end if;
  return null;
end $$;

create or replace function coupon_not_overused() returns trigger language plpgsql as $$
begin
  if new.max_uses is not null and new.uses > new.max_uses and new.uses > old.uses then
    raise exception 'coupon % is used beyond its limit', new.code;
  end if;
  return null;
end $$;

create or replace function debt_not_overpaid() returns trigger language plpgsql as $$
begin
  if (select remaining from debt_balance where id = new.debt_id) < 0 then
    raise exception 'debt % is settled beyond its amount', new.debt_id;
  end if;
  return null;
end $$;

create or replace function stock_warned() returns trigger language plpgsql as $$
begin
  new.low_stock_threshold := coalesce(
    (select p.low_stock from variant v join product p on p.id = v.product_id where v.id = new.variant_id), new.low_stock_threshold);
  return new;
end $$;
alter function stock_warned() rename to set_low_stock_threshold;

create or replace function stock_crossed() returns trigger language plpgsql as $$
begin
  if new.on_hand <= new.low_stock_threshold then
    insert into low_stock values (new.variant_id) on conflict do nothing;
  else
    delete from low_stock where variant_id = new.variant_id;
  end if;
  return null;
end $$;
alter function stock_crossed() rename to update_low_stock;

create or replace function low_stock_changed() returns trigger language plpgsql as $$
begin
  update stock set low_stock_threshold = new.low_stock where variant_id in (select id from variant where product_id = new.id);
  return null;
end $$;

-- Rolls up the next days through `until`, at most a month of them; true when more remain. Concurrent postings wait for its end, so each share
-- is rolled up either here or by its posting.
create or replace function roll_up_revenue(until date) returns boolean language plpgsql as $$
declare
  since date;
  upto date;
begin
  perform pg_advisory_xact_lock(hashtext('revenue_day'));
  select through into since from revenue_rollup;
  if since >= until then
    return false;
  end if;
  select least(until, coalesce(min(day) + 30, until)) into upto from revenue_share where day > since;
  insert into revenue_day (day, part, branch_id, orders, leads, amount, vat)
    select day, part, branch_id, sum(counted), coalesce(sum(counted) filter (where lead), 0), sum(amount), sum(vat)
    from revenue_share where day > since and day <= upto group by day, part, branch_id;
  update revenue_rollup set through = upto;
  return upto < until;
end $$;

-- Adds the shares of a posting to a day that is already rolled up; ordered, so that concurrent postings do not deadlock.
create or replace function roll_up_late_revenue(posting bigint, of_day date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('revenue_day'));
  if of_day <= (select through from revenue_rollup) then
    insert into revenue_day as d (day, part, branch_id, orders, leads, amount, vat)
      select day, part, branch_id, counted, case when lead then counted else 0 end, amount, vat
      from revenue_share where transaction_id = posting order by part
      on conflict (day, part, branch_id) do update set orders = d.orders + excluded.orders, leads = d.leads + excluded.leads,
        amount = d.amount + excluded.amount, vat = d.vat + excluded.vat;
  end if;
end $$;

-- The payment status from the sums of the ledger and the order; null for a cancelled order without any payment.
alter function money_word(bigint, bigint, text, bigint) rename to payment_status;
create or replace function order_money_word(which uuid) returns text language sql stable as $$
  select payment_status(m.outstanding, m.paid, o.state, o.total) from orders o join order_money m on m.order_id = o.id where o.id = which
$$;
alter function order_money_word(uuid) rename to order_payment_status;

create or replace function order_money_begins() returns trigger language plpgsql as $$
begin
  new.payment_status := case when new.total = 0 then 'paid' else 'unpaid' end;
  return new;
end $$;
alter function order_money_begins() rename to set_initial_payment_status;

-- Updates everything that depends on a posting: the order's payment status, its revenue shares and its outstanding amount. Order and entries
-- are read once for all three; a posting without entries counts among the other postings. The first sale of an order at its total, which is
-- nearly every posting, needs no rounding: it is shared by the order's lines, which takes a fifth of the time.
create or replace function posting_kept() returns trigger language plpgsql as $$
declare
  it record;
  status text;
  of_day date := (new.at at time zone 'Asia/Riyadh')::date;
begin
  select o.state, o.total, o.vat, o.payment_status, o.branch_id, o.delivery_fee, b.owed, b.paid, b.sold, b.tax, b.others into it
  from orders o cross join lateral (
    select coalesce(sum(e.amount) filter (where e.account = 'receivable'), 0)::int8 as owed,
      coalesce(-sum(e.amount) filter (where e.account = 'receivable' and t.kind not in ('sale', 'reversal', 'creditNote')), 0)::int8 as paid,
      -sum(e.amount) filter (where t.id = new.id and e.account in ('sales', 'vat')) as sold,
      coalesce(-sum(e.amount) filter (where t.id = new.id and e.account = 'vat'), 0) as tax,
      coalesce(bool_or(t.id <> new.id), false) as others
    from ledger_transaction t left join ledger_entry e on e.transaction_id = t.id where t.order_id = new.order_id
  ) b where o.id = new.order_id;

  status := payment_status(it.owed, it.paid, it.state, it.total);
  if status is distinct from it.payment_status then
    update orders set payment_status = status where id = new.order_id;
  end if;

  if it.sold is not null then
    if new.kind = 'sale' and not it.others and it.sold = it.total and it.tax = it.vat
      and exists (select from order_line l where l.order_id = new.order_id)
    then
      insert into revenue_share (transaction_id, part, day, branch_id, counted, lead, amount, vat)
      select new.id, s.part, of_day, it.branch_id, 1, row_number() over (order by s.part desc) = 1, s.amount, s.vat
      from (
        select p.category_id as part, sum(l.net + l.vat) as amount, sum(l.vat) as vat
        from order_line l join product p on p.id = l.product_id where l.order_id = new.order_id group by p.category_id
        union all
        select 0, it.delivery_fee, it.vat - (select sum(l.vat) from order_line l where l.order_id = new.order_id) where it.delivery_fee > 0
      ) s;
    else
      perform share_revenue(new.id);
    end if;
    perform roll_up_late_revenue(new.id, of_day);
  end if;

  if it.owed <> 0 then
    insert into outstanding_order values (new.order_id, it.owed) on conflict (order_id) do update set amount = excluded.amount;
  elsif it.others then
    delete from outstanding_order where order_id = new.order_id;
  end if;
  return null;
end $$;
alter function posting_kept() rename to apply_posting;

create or replace function free_order_counted() returns trigger language plpgsql as $$
declare
  of_day date := (new.at at time zone 'Asia/Riyadh')::date;
  stands bigint;
begin
  select coalesce(sum(r.counted) filter (where r.lead), 0) into stands
  from ledger_transaction t join revenue_share r on r.transaction_id = t.id where t.order_id = new.order_id;
  if new.kind = 'freeSale' and stands = 0 then
    insert into revenue_share (transaction_id, part, day, branch_id, counted, lead, amount, vat)
    select new.id, s.part, of_day, o.branch_id, 1, row_number() over (order by s.part desc) = 1, 0, 0
    from orders o, (
      select distinct p.category_id as part from order_line l join product p on p.id = l.product_id where l.order_id = new.order_id
    ) s where o.id = new.order_id;
  elsif new.kind = 'freeReversal' and stands = 1 then
    insert into revenue_share (transaction_id, part, day, branch_id, counted, lead, amount, vat)
    select new.id, r.part, of_day, r.branch_id, -1, r.lead, 0, 0
    from ledger_transaction t join revenue_share r on r.transaction_id = t.id where t.order_id = new.order_id and r.counted = 1;
  end if;
  perform roll_up_late_revenue(new.id, of_day);
  return null;
end $$;
alter function free_order_counted() rename to count_free_order;
