-- What follows from a posting is read once; revenue of days that are over is folded together (decision 19).

-- Revenue of whole days: the shares of every day up to `through`, a row for each day, category and branch.
create table revenue_day (
  day date not null,
  part integer not null,
  branch_id integer,
  -- Orders that have something of this part, and those whose lead share it is.
  orders integer not null,
  leads integer not null,
  -- Halalas, VAT contained in the amount.
  amount bigint not null,
  vat bigint not null,
  unique nulls not distinct (day, part, branch_id) include (orders, leads, amount, vat)
);
create table revenue_folded (one boolean primary key default true check (one), through date not null);
insert into revenue_folded (through) values ('-infinity');

-- Folds the next days up to this one, no more than a month of them; true when there are more. Whoever posts meanwhile waits for the end of
-- it, so each share is folded here or by its posting.
create function fold_revenue(until date) returns boolean language plpgsql as $$
declare
  since date;
  upto date;
begin
  perform pg_advisory_xact_lock(hashtext('revenue_day'));
  select through into since from revenue_folded;
  if since >= until then
    return false;
  end if;
  select least(until, coalesce(min(day) + 30, until)) into upto from revenue_share where day > since;
  insert into revenue_day (day, part, branch_id, orders, leads, amount, vat)
    select day, part, branch_id, sum(counted), coalesce(sum(counted) filter (where lead), 0), sum(amount), sum(vat)
    from revenue_share where day > since and day <= upto group by day, part, branch_id;
  update revenue_folded set through = upto;
  return upto < until;
end $$;

-- A share of a day that is folded already joins it; in one order of rows, so that two who do it at once don't wait for each other in a ring.
create function fold_late(posting bigint, of_day date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('revenue_day'));
  if of_day <= (select through from revenue_folded) then
    insert into revenue_day as d (day, part, branch_id, orders, leads, amount, vat)
      select day, part, branch_id, counted, case when lead then counted else 0 end, amount, vat
      from revenue_share where transaction_id = posting order by part
      on conflict (day, part, branch_id) do update set orders = d.orders + excluded.orders, leads = d.leads + excluded.leads,
        amount = d.amount + excluded.amount, vat = d.vat + excluded.vat;
  end if;
end $$;

-- The word of what is paid, from what the ledger says and how the order stands.
create function money_word(outstanding bigint, paid bigint, state text, total bigint) returns text language sql immutable as $$
  select case when outstanding > 0 and paid > 0 then 'partlyPaid' when outstanding > 0 then 'unpaid'
    when state = 'cancelled' and paid <= 0 and total > 0 then null else 'paid' end
$$;
create or replace function order_money_word(which uuid) returns text language sql stable as $$
  select money_word(m.outstanding, m.paid, o.state, o.total) from orders o join order_money m on m.order_id = o.id where o.id = which
$$;

-- All that follows from a posting: the word of what is paid, its revenue's shares, and what the order owes. The order and its entries are
-- looked at once for all three; a posting without entries is one of its others. The first sale of an order at its total, which nearly every
-- posting is, has nothing to round: it is shared out by the order's lines, at a fifth of the time.
create or replace function posting_kept() returns trigger language plpgsql as $$
declare
  it record;
  word text;
  of_day date := (new.at at time zone 'Asia/Riyadh')::date;
begin
  select o.state, o.total, o.vat, o.money, o.branch_id, o.delivery_fee, b.owed, b.paid, b.sold, b.tax, b.others into it
  from orders o cross join lateral (
    select coalesce(sum(e.amount) filter (where e.account = 'receivable'), 0)::int8 as owed,
      coalesce(-sum(e.amount) filter (where e.account = 'receivable' and t.kind not in ('sale', 'reversal', 'creditNote')), 0)::int8 as paid,
      -sum(e.amount) filter (where t.id = new.id and e.account in ('sales', 'vat')) as sold,
      coalesce(-sum(e.amount) filter (where t.id = new.id and e.account = 'vat'), 0) as tax,
      coalesce(bool_or(t.id <> new.id), false) as others
    from ledger_transaction t left join ledger_entry e on e.transaction_id = t.id where t.order_id = new.order_id
  ) b where o.id = new.order_id;

  word := money_word(it.owed, it.paid, it.state, it.total);
  if word is distinct from it.money then
    update orders set money = word where id = new.order_id;
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
    perform fold_late(new.id, of_day);
  end if;

  if it.owed <> 0 then
    insert into owing values (new.order_id, it.owed) on conflict (order_id) do update set amount = excluded.amount;
  elsif it.others then
    delete from owing where order_id = new.order_id;
  end if;
  return null;
end $$;
drop trigger order_money_kept on ledger_transaction;
drop function order_money_kept();
drop function share_sale(bigint, uuid, timestamptz);

-- A shop that sold before folds what it sold.
do $$
begin
  if exists (select from revenue_share) then
    while fold_revenue((now() at time zone 'Asia/Riyadh')::date - 1) loop
    end loop;
  end if;
end $$;
