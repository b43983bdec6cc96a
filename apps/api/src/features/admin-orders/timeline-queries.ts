import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Column, Computed } from '../../db/row.ts'

/**
 * An event of an order. `kind` and `what` select its message (`timeline_{kind}_{what}`), `values` are put into it: amounts in halalas, days,
 * names, enumeration values. `actor` is a person's name; null for the system or an unknown person.
 */
export type TimelineEvent = Computed<{
  at: Column<'order_event', 'at'>
  kind: string
  what: string
  values: Record<string, string | number | null | string[]>
}> & { actor: Column<'app_user', 'fullName'> | null }

/**
 * All events of an order, oldest first and in a fixed order within one instant, from the tables of states, payments, credits, debts, mails, deliveries, documents and staff actions.
 */
export async function findTimeline(db: Database, order: { id: string; number: number }): Promise<TimelineEvent[]> {
  const { rows } = await sql<TimelineEvent>`
    with happened (at, place, seq, kind, what, vals, actor_id) as (
      select e.at, 0, e.seq, 'state', case when e.to_state = 'placed' and o.taken_by is not null then 'taken'
          when e.from_state = 'ready' and e.to_state = 'preparing' then 'takenBack' else e.to_state end, json_build_object(),
        coalesce(case when e.to_state = 'placed' then o.taken_by end, e.actor_id)
      from order_event e join orders o on o.id = e.order_id where e.order_id = ${order.id}
      union all
      select p.at, 3, 0, 'payment', case when p.method = 'gateway' then 'online' else p.method end, json_build_object('amount', p.amount), p.taken_by
      from payment p where p.order_id = ${order.id}
      union all
      select p.at, 3, 1, 'payment', 'share', json_build_object('amount', s.applied), null
      from payment_share s join payment p on p.attempt_id = s.attempt_id where s.order_id = ${order.id} and p.order_id <> s.order_id and s.applied > 0
      union all
      select p.at, 4, 0, 'payment', 'kept', json_build_object('amount', p.amount - p.applied), null from payment p
      where p.order_id = ${order.id} and p.amount > p.applied and not exists (select from payment_share s where s.attempt_id = p.attempt_id)
      union all
      select coalesce(a.checked_at, a.created_at), 2, 0, 'payment', 'attempt_' || a.state, json_build_object('amount', a.amount), null
      from payment_attempt a where a.order_id = ${order.id} and a.state in ('failed', 'canceled', 'expired')
      union all
      select c.at, 5, 0, 'credit', t.kind, json_build_object('amount', c.amount, 'reason', c.reason), c.actor_id
      from order_credit c join ledger_transaction t on t.id = c.transaction_id where c.order_id = ${order.id}
      union all
      select c.at, 6, 0, 'refund', c.refund_to, json_build_object('amount', c.refunded), c.actor_id
      from order_credit c where c.order_id = ${order.id} and c.refunded > 0
      union all
      select coalesce(i.answered_at, i.at), 6, 1, 'refund', i.refund_to, json_build_object('amount', i.refunded), i.actor_id
      from item_change i where i.order_id = ${order.id} and i.refunded > 0
      union all
      select i.at, 1, 1, 'items', 'asked', json_build_object('amount', (i.after ->> 'total')::int8 - (i.before ->> 'total')::int8), i.actor_id
      from item_change i where i.order_id = ${order.id} and i.answer_until is not null
      union all
      select i.answered_at, 1, 0, 'items', i.state, json_build_object(), null
      from item_change i where i.order_id = ${order.id} and i.state in ('declined', 'withdrawn')
      union all
      select p.paid_at, 6, p.id, 'refund', case when p.paid_by is null then 'gateway' else 'byHand' end, json_build_object('amount', p.amount), p.paid_by
      from refund_payout p where p.order_id = ${order.id} and p.paid_at is not null
      union all
      select d.created_at, 7, d.due_date - date '2000-01-01', 'debt', d.kind, json_build_object('amount', d.original, 'date', d.due_date), null
      from debt d where d.order_id = ${order.id}
      union all
      select s.at, 8, d.due_date - date '2000-01-01', 'debt', 'replaced', json_build_object('amount', s.amount, 'date', d.due_date), null
      from debt_settlement s join debt d on d.id = s.debt_id where d.order_id = ${order.id} and s.kind = 'replaced'
      union all
      select coalesce(m.sent_at, m.created_at), 9, 0, 'mail', case when m.to_address like '%.invalid' then 'none' when m.sent_at is null then 'waiting' else 'sent' end,
        json_build_object('mail', m.kind, 'name', m.to_name), null
      from mail m where m.payload ? 'orderNumber' and m.payload ->> 'orderNumber' = ${String(order.number)}
      union all
      select d.updated_at, 9, d.round, 'message', d.channel, json_build_object('event', m.event, 'audience', m.audience, 'state', d.state, 'failure', d.reason), null
      from order_message m join message_delivery d on d.message_id = m.id where m.order_id = ${order.id} and d.channel <> 'mail'
      union all
      select p.at, 1, p.attempt, 'proof', case when p.file_id is null then 'name' else 'photo' end, json_build_object('name', p.recipient_name), p.actor_id
      from delivery_proof p where p.order_id = ${order.id}
      union all
      select d.at, 0, d.attempt, 'departure', 'again', json_build_object('attempt', d.attempt), d.actor_id
      from delivery_departure d where d.order_id = ${order.id}
      union all
      select a.at, 0, a.attempt, 'arrival', 'door', json_build_object('attempt', a.attempt), a.actor_id
      from delivery_arrival a where a.order_id = ${order.id}
      union all
      select f.at, 1, f.attempt, 'failure', f.reason, json_build_object('attempt', f.attempt, 'note', f.note), f.actor_id
      from delivery_failure f where f.order_id = ${order.id}
      union all
      select f.chosen_at, 1, f.attempt, 'choice', f.choice, json_build_object('amount', f.offered_credit), null
      from delivery_failure f where f.order_id = ${order.id} and f.chosen_at is not null
      union all
      select i.issued_at, 10, 0, 'invoice', i.kind, json_build_object('number', i.number), null from invoice i where i.order_id = ${order.id}
      union all
      select a.at, 1, 0, a.kind, case a.kind when 'assign' then case when a.detail ->> 'employee' is null then 'nobody' else 'somebody' end
          when 'plan' then case when a.detail ->> 'date' is null and a.detail ->> 'slot' is null then 'none' else 'window' end
          when 'address' then 'given' when 'start' then a.detail ->> 'by' when 'substitute' then case when a.detail ->> 'to' is null then 'removed' else 'replaced' end else a.kind end,
        (case when a.kind = 'assign' then jsonb_build_object('name', (select full_name from app_user where id = (a.detail ->> 'employee')::uuid))
          else a.detail end)::json, a.actor_id
      from order_change a where a.order_id = ${order.id}
    )
    select h.at, h.kind, h.what, h.vals as values, u.full_name as actor
    from happened h left join app_user u on u.id = h.actor_id
    order by h.at, h.place, h.seq, h.kind, h.what, h.vals::text
  `.execute(db)
  return rows
}
