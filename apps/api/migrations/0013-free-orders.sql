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

-- Those that stand already.
insert into ledger_transaction (kind, order_id, user_id, once, actor, request_id, at)
  select 'freeSale', o.id, o.user_id, 'sale:' || o.id, 'system', 'migration 0013', o.placed_at from orders o
  where o.total = 0 and o.state <> 'cancelled' and not exists (select from ledger_transaction t where t.once = 'sale:' || o.id)
  order by o.placed_at, o.id;
