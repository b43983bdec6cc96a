-- Each credit of an order takes its share of the points back, so that an order has several `reverse` entries.
alter table loyalty_entry drop constraint loyalty_entry_order_id_kind_key;
create unique index loyalty_entry_order_kind on loyalty_entry (order_id, kind) where kind <> 'reverse';
create index loyalty_entry_order on loyalty_entry (order_id);

-- Value of the order in halalas when it earned its points; the shares of later credits are proportions of it.
alter table loyalty_entry add column order_value bigint check (order_value >= 0);
update loyalty_entry e set order_value = coalesce((
  select greatest(sum(l.amount), 0) from ledger_entry l join ledger_transaction t on t.id = l.transaction_id
  where l.order_id = e.order_id and l.account = 'receivable' and t.kind in ('sale', 'reversal', 'creditNote') and t.at <= e.at
), 0) where e.kind = 'earn' and e.order_id is not null;
