import type { FailureReason } from '@warda/domain/delivery/failed-delivery'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

export type FailureChoice = 'nextWindow' | 'credit'

export type NewFailure = {
  orderId: string
  attempt: number
  reason: FailureReason
  note: string
  actorId: string
  requestId: string
  at: Date
  /** The window offered, or null. */
  window: { date: string; slot: string } | null
  /** The store credit offered, halalas. */
  credit: number
}

/** A failed delivery as its choice needs it. */
export type Failure = {
  id: number
  attempt: number
  reason: FailureReason
  actorId: string
  offeredDate: string | null
  offeredSlot: string | null
  /** Store credit as offered, halalas; after giving up, as granted. */
  credit: number
  choice: FailureChoice | null
  chosenAt: Date | null
}

/** The newest failed delivery of an order, or undefined. */
export async function findLastFailure(trx: Transaction, orderId: string): Promise<Failure | undefined> {
  const { rows } = await sql<Failure>`
    select id, attempt, reason, actor_id as "actorId", offered_date as "offeredDate", offered_slot as "offeredSlot", offered_credit as credit, choice,
      chosen_at as "chosenAt"
    from delivery_failure where order_id = ${orderId} order by attempt desc limit 1
  `.execute(trx)
  return rows[0]
}

/** The failed delivery that waits for a choice, or undefined. */
export async function findOpenFailure(trx: Transaction, orderId: string): Promise<Failure | undefined> {
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

/** Closes a failure with the buyer's choice; `credit` is what was granted, where the order was given up. */
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

/** Promises an order for another window; what the dispatcher had planned for the old one is void. */
export async function promiseWindow(
  trx: Transaction,
  orderId: string,
  window: { date: string; slot: string },
): Promise<void> {
  await sql`
    update orders set delivery_date = ${window.date}, delivery_slot = ${window.slot}, planned_date = null, planned_slot = null
    where id = ${orderId}
  `.execute(trx)
}
