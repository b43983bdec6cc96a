-- Deviations from the rules by staff in a sale at the counter, with the value by the rules, the one that staff decided, and why. The values are
-- halalas (deliveryFee, discount), instants (isAfterCutoff: the deadline and the order) or orders of the slot (isOverCapacity).
create table order_override (
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('deliveryFee', 'discount', 'isAfterCutoff', 'isOverCapacity')),
  old_value text not null,
  new_value text not null,
  reason text not null check (reason <> ''),
  actor_id uuid not null references app_user (id),
  request_id text not null,
  at timestamptz not null,
  primary key (order_id, kind)
);
