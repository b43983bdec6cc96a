-- What may replace a missing flower, and what must not be in the order: allergies and pets. Null in orders that were not asked.
alter table orders
  add column substitution text check (substitution in ('similar', 'call', 'refund')),
  add column allergy_note text;
-- A line that was taken off because its flowers are missing; its value is a credit of the order.
alter table order_line add column removed_at timestamptz;
