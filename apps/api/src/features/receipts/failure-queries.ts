import type { FailureReason } from '@warda/domain/delivery/failed-delivery'
import type { OrderId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { Column, Columns } from '../../db/row.ts'

export type FailureChoice = NonNullable<Column<'delivery_failure', 'choice'>>

export type NewFailure = {
  orderId: OrderId
  attempt: number
  reason: FailureReason
  note: string
  actorId: string
  requestId: string
  at: Date
  window: { date: string; slot: string } | null
  /** The offered store credit. */
  credit: number
}

/** A failed delivery. */
export type Failure = Columns<
  'delivery_failure',
  'id' | 'attempt' | 'reason' | 'actorId' | 'offeredDate' | 'offeredSlot' | 'choice' | 'chosenAt'
> & {
  /** The offered store credit; after the cancellation, the granted one. */
  credit: Column<'delivery_failure', 'offeredCredit'>
}

/** The latest failed delivery of an order. */
export async function findLastFailure(trx: Transaction, orderId: OrderId): Promise<Failure | undefined> {
  const { rows } = await sql<Failure>`
    select id, attempt, reason, actor_id as "actorId", offered_date as "offeredDate", offered_slot as "offeredSlot", offered_credit as credit, choice,
      chosen_at as "chosenAt"
    from delivery_failure where order_id = ${orderId} order by attempt desc limit 1
  `.execute(trx)
  return rows[0]
}

/** The failed delivery that waits for the buyer's choice. */
export async function findOpenFailure(trx: Transaction, orderId: OrderId): Promise<Failure | undefined> {
  const last = await findLastFailure(trx, orderId)
  return last?.choice === null ? last : undefined
}

export async function insertFailure(trx: Transaction, failure: NewFailure): Promise<void> {
  await sql`
    insert into delivery_failure (order_id, attempt, reason, note, actor_id, request_id, at, offered_date, offered_slot, offered_credit)
    values (${failure.orderId}, ${failure.attempt}, ${failure.reason}, ${failure.note}, ${failure.actorId}, ${failure.requestId},
      ${failure.at}, ${failure.window?.date ?? null}, ${failure.window?.slot ?? null}, ${failure.credit})
  `.execute(trx)
}

/** Stores the buyer's choice; `credit` is the granted store credit of a cancellation. */
export async function closeFailure(
  trx: Transaction,
  id: number,
  chosen: { choice: FailureChoice; credit?: number; at: Date },
): Promise<void> {
  await sql`
    update delivery_failure set choice = ${chosen.choice}, chosen_at = ${chosen.at}, offered_credit = coalesce(${chosen.credit ?? null}, offered_credit)
    where id = ${id} and choice is null
  `.execute(trx)
}

/** Moves an order to another window and deletes the dispatcher's plan. */
export async function updateDeliveryWindow(
  trx: Transaction,
  orderId: OrderId,
  window: { date: string; slot: string },
): Promise<void> {
  await sql`
    update orders set delivery_date = ${window.date}, delivery_slot = ${window.slot}, planned_date = null, planned_slot = null
    where id = ${orderId}
  `.execute(trx)
}
