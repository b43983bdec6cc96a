-- Orders that cost nothing (a code or points paid for all of them) count in the figures too (decision 21). They have nothing to post, so their
-- postings `freeSale` and `freeReversal` have no entries: they say that the order was placed, and that it no longer stands.
create function free_order_counted() returns trigger language plpgsql as $$
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
  perform fold_late(new.id, of_day);
  return null;
end $$;
create constraint trigger free_order_counted after insert on ledger_transaction
  deferrable initially deferred for each row when (new.kind in ('freeSale', 'freeReversal')) execute function free_order_counted();

-- As before, but postings without entries are seen among the others: an order that cost nothing and is charged for later counts once.
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

-- Those that stand already.
insert into ledger_transaction (kind, order_id, user_id, once, actor, request_id, at)
  select 'freeSale', o.id, o.user_id, 'sale:' || o.id, 'system', 'migration 0013', o.placed_at from orders o
  where o.total = 0 and o.state <> 'cancelled' and not exists (select from ledger_transaction t where t.once = 'sale:' || o.id)
  order by o.placed_at, o.id;
