import { type RawBuilder, sql } from 'kysely'
import type { Computed } from './row.ts'

/** Facts for the status words of an order from other tables; amounts in halalas, open debts by due day. */
export type StatusFactsRow = Computed<{
  failed: boolean
  addressWanted: boolean
  refunded: { money: number; credit: number }
  debts: { remaining: number; dueDate: string }[]
}>

/** A JSON object of `StatusFactsRow` for the order with this id. */
export const statusFactsSql = (orderId: RawBuilder<unknown>): RawBuilder<StatusFactsRow> => sql<StatusFactsRow>`
  json_build_object(
    'failed', exists (select 1 from delivery_failure where order_id = ${orderId} and choice is null),
    'addressWanted', (select address_wanted_until is not null from orders where id = ${orderId}),
    'refunded', (
      select json_build_object(
        'money', coalesce(-sum(e.amount) filter (where e.account not in ('receivable', 'customerCredit')), 0),
        'credit', coalesce(-sum(e.amount) filter (where e.account = 'customerCredit'), 0))
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      where t.order_id = ${orderId} and t.kind = 'refund'
    ),
    'debts', (
      select coalesce(json_agg(json_build_object('remaining', remaining, 'dueDate', due_date) order by due_date, id), '[]'::json)
      from debt_balance where order_id = ${orderId} and remaining > 0
    )
  )`
