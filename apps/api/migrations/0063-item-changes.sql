-- Changes of flowers, quantities, additions and delivery fee of an order by the shop (DESK-02).

create table item_change (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  -- A change that costs more waits for the buyer's agreement until `answer_until`.
  state text not null check (state in ('waiting', 'applied', 'declined', 'withdrawn', 'replaced')),
  -- Lines and amounts of the order (halalas) before and after it.
  before jsonb not null,
  after jsonb not null,
  refund_to text not null check (refund_to in ('credit', 'cash', 'transfer')),
  -- What had been paid too much, in halalas.
  refunded bigint not null default 0 check (refunded >= 0),
  -- The posting of the difference; null when there is none.
  transaction_id bigint unique references ledger_transaction (id),
  answer_until timestamptz,
  -- Who agreed or declined: the buyer by the link, or by phone to an employee; null when nobody was asked.
  answered_by text check (answered_by in ('buyer', 'phone')),
  actor_id uuid references app_user (id),
  request_id text not null,
  at timestamptz not null,
  answered_at timestamptz,
  check ((state = 'waiting') <= (answer_until is not null))
);
create index item_change_order on item_change (order_id, at);
create unique index item_change_waiting on item_change (order_id) where state = 'waiting';

-- An invoiced order gets a credit note of the lines before and a debit note of the lines after.
alter table order_adjustment
  add column item_change_id uuid unique references item_change (id),
  drop constraint order_adjustment_kind_check,
  drop constraint order_adjustment_check1,
  add constraint order_adjustment_kind_check check (kind in ('deliveryFee', 'replacement', 'items')),
  add constraint order_adjustment_content_check check (case kind
    when 'deliveryFee' then num_nulls(transaction_id, amount, vat) = 0
      and num_nonnulls(removed_variant_id, added_variant_id, title_en, title_ar, size, item_change_id) = 0
    when 'replacement' then num_nonnulls(transaction_id, amount, vat, item_change_id) = 0
      and num_nulls(removed_variant_id, added_variant_id, title_en, title_ar, size) = 0
    else item_change_id is not null
      and num_nonnulls(transaction_id, amount, vat, removed_variant_id, added_variant_id, title_en, title_ar, size) = 0
  end);

alter table order_change drop constraint order_change_kind_check;
alter table order_change add constraint order_change_kind_check
  check (kind in ('edit', 'note', 'assign', 'plan', 'start', 'substitute', 'address', 'items'));

-- The revenue of each category follows the lines of a changed order exactly; other later postings are shared in proportion. The order counts
-- in a category that it gains, as in those of its first sale.
create function share_item_change(posting bigint) returns void language sql as $$
  insert into revenue_share (transaction_id, part, day, branch_id, counted, lead, amount, vat)
  with posted as (
    select t.id, t.order_id, o.branch_id, o.delivery_fee, o.vat, (t.at at time zone 'Asia/Riyadh')::date as day
    from ledger_transaction t join orders o on o.id = t.order_id where t.id = posting
  ), earlier as (
    select r.part, sum(r.amount) as amount, sum(r.vat) as vat
    from posted p join ledger_transaction t on t.order_id = p.order_id and t.id <> p.id join revenue_share r on r.transaction_id = t.id
    group by r.part
  ), ordered as (
    select pr.category_id as part, sum(l.net + l.vat) as amount, sum(l.vat) as vat
    from posted p join order_line l on l.order_id = p.order_id join product pr on pr.id = l.product_id group by pr.category_id
    union all
    select 0, p.delivery_fee, p.vat - (select sum(l.vat) from order_line l where l.order_id = p.order_id) from posted p where p.delivery_fee > 0
  )
  select p.id, part, p.day, p.branch_id, case when e.part is null then 1 else 0 end, false,
    coalesce(o.amount, 0) - coalesce(e.amount, 0), coalesce(o.vat, 0) - coalesce(e.vat, 0)
  from posted p, ordered o full join earlier e using (part)
$$;

alter function share_revenue(bigint) rename to share_in_proportion;
create function share_revenue(posting bigint) returns void language plpgsql as $$
begin
  if exists (select from ledger_transaction where id = posting and starts_with(idempotency_key, 'items:')) then
    perform share_item_change(posting);
  else
    perform share_in_proportion(posting);
  end if;
end $$;
