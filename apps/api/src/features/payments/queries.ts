import type { OrderId, UserId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { type AttemptState, canTransitionAttempt } from '@warda/domain/payments/payment-attempt-states'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

/** A payment attempt at a gateway. `trNumber` is null until the gateway has answered. */
export type Attempt = Columns<
  'payment_attempt',
  'id' | 'orderId' | 'gateway' | 'trNumber' | 'amount' | 'state' | 'errorCode' | 'createdAt'
> & {
  orderId: OrderId
  orderNumber: Column<'orders', 'number'>
} & Computed<{ link: string; mobileUrl: string; qrUrl: string }>

const attempts = sql`
  select a.id, a.order_id as "orderId", o.number as "orderNumber", a.gateway, a.tr_number as "trNumber", a.amount, a.state,
    coalesce(a.link, '') as link, coalesce(a.mobile_url, '') as "mobileUrl", coalesce(a.qr_url, '') as "qrUrl",
    a.error_code as "errorCode", a.created_at as "createdAt"
  from payment_attempt a join orders o on o.id = a.order_id
`

export async function findAttempt(db: Database, id: string): Promise<Attempt | undefined> {
  return (await sql<Attempt>`${attempts} where a.id = ${id}`.execute(db)).rows[0]
}

export async function findAttemptByNumber(
  db: Database,
  gateway: string,
  trNumber: string,
): Promise<Attempt | undefined> {
  return (await sql<Attempt>`${attempts} where a.gateway = ${gateway} and a.tr_number = ${trNumber}`.execute(db))
    .rows[0]
}

/** The attempt of an order with a transaction number, at whichever gateway; the newest. */
export async function findAttemptOfOrder(
  db: Database,
  { orderId, trNumber }: { orderId: OrderId; trNumber: string },
): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    ${attempts} where a.order_id = ${orderId} and a.tr_number = ${trNumber} order by a.created_at desc limit 1
  `.execute(db)
  return rows[0]
}

/** Number of attempts by gateway that can still be paid. */
export async function countLiveAttempts(db: Database): Promise<{ gateway: string; count: number }[]> {
  const { rows } = await sql<Columns<'payment_attempt', 'gateway'> & Computed<{ count: number }>>`
    select gateway, count(*)::int as count from payment_attempt where state in ('created', 'pending') group by gateway
  `.execute(db)
  return rows
}

/** The open amount of an order that is not cancelled, in halalas, and its deadline; undefined without one. */
export async function findToPay(db: Database, orderId: OrderId): Promise<ToPay | undefined> {
  const { rows } = await sql<ToPay>`
    select m.outstanding as amount, o.expires_at as until
    from orders o join order_money m on m.order_id = o.id
    where o.id = ${orderId} and o.state <> 'cancelled' and m.outstanding > 0
  `.execute(db)
  return rows[0]
}

export type ToPay = { until: Column<'orders', 'expiresAt'> } & Computed<{ amount: Halalas }>

/** What is owed, paid and open of the orders that an attempt pays, in halalas. */
export async function findPaidAmounts(db: Database, attempt: Pick<Attempt, 'id' | 'orderId'>): Promise<PaidAmounts> {
  const { rows } = await sql<PaidAmounts>`
    select count(*)::int as orders, coalesce(sum(m.due), 0)::int8 as total, coalesce(sum(m.paid), 0)::int8 as paid,
      coalesce(sum(m.outstanding), 0)::int8 as outstanding
    from order_money m
    where m.order_id = ${attempt.orderId} or m.order_id in (select order_id from payment_share where attempt_id = ${attempt.id})
  `.execute(db)
  return rows[0] as PaidAmounts
}

export type PaidAmounts = Computed<{ orders: number; total: Halalas; paid: Halalas; outstanding: Halalas }>

/** The order's only attempt that can still be paid. */
export async function findLiveAttempt(db: Database, orderId: OrderId): Promise<Attempt | undefined> {
  const { rows } =
    await sql<Attempt>`${attempts} where a.order_id = ${orderId} and a.state in ('created', 'pending')`.execute(db)
  return rows[0]
}

/** A gateway's live attempts created before `before`, least recently checked first. */
export async function findWaiting(
  db: Database,
  { gateway, before, limit }: { gateway: string; before: Date; limit: number },
): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    ${attempts} where a.state in ('created', 'pending') and a.gateway = ${gateway} and a.created_at < ${before}
    order by a.checked_at nulls first, a.created_at limit ${limit}
  `.execute(db)
  return rows
}

export async function insertAttempt(
  trx: Transaction,
  attempt: { id: string; orderId: OrderId; gateway: string; amount: number; at: Date },
): Promise<void> {
  await sql`
    insert into payment_attempt (id, order_id, gateway, amount, created_at)
    values (${attempt.id}, ${attempt.orderId}, ${attempt.gateway}, ${attempt.amount}, ${attempt.at})
  `.execute(trx)
}

/** Stores the gateway's link; false when the attempt was ended meanwhile (the transaction number is stored anyway, for a late payment). */
export async function insertLink(
  db: Database,
  id: string,
  link: { trNumber: string; link: string; mobileUrl: string; qrUrl: string },
): Promise<boolean> {
  const { rows } = await sql<Columns<'payment_attempt', 'state'>>`
    update payment_attempt set tr_number = ${link.trNumber}, link = ${link.link}, mobile_url = ${link.mobileUrl}, qr_url = ${link.qrUrl},
      state = case when state = 'created' then 'pending' else state end
    where id = ${id} and tr_number is null
    returning state
  `.execute(db)
  return rows[0]?.state === 'pending'
}

/** Stores the transaction number of an attempt without a link. */
export async function setAttemptNumber(
  db: Database,
  { id, gateway, trNumber }: { id: string; gateway: string; trNumber: string },
): Promise<void> {
  await sql`
    update payment_attempt set tr_number = ${trNumber} where id = ${id} and gateway = ${gateway} and tr_number is null
  `.execute(db)
}

/**
 * Changes the state of an attempt. False when it is in none of the states `from`. Throws on a transition that the domain does not allow,
 * which is a programming error.
 */
export async function moveAttempt(
  db: Database,
  id: string,
  from: readonly AttemptState[],
  to: AttemptState,
  errorCode = '',
): Promise<boolean> {
  const illegal = from.find((state) => !canTransitionAttempt(state, to))
  if (illegal) throw new RangeError(`Illegal transition of a payment attempt: ${illegal} to ${to}`)
  const result = await sql`
    update payment_attempt set state = ${to}, error_code = ${errorCode} where id = ${id} and state = any(${[...from]}::text[])
  `.execute(db)
  return result.numAffectedRows === 1n
}

/** Stores the error code and time of a check. */
export async function recordAttemptCheck(
  db: Database,
  id: string,
  note: { errorCode?: string; at: Date },
): Promise<void> {
  await sql`
    update payment_attempt set checked_at = ${note.at}, error_code = coalesce(${note.errorCode ?? null}, error_code) where id = ${id}
  `.execute(db)
}

/** Cancels the order's live attempts for another amount than `amount` and returns their ids. */
export async function cancelOtherAmounts(trx: Transaction, orderId: OrderId, amount: number): Promise<string[]> {
  const { rows } = await sql<Columns<'payment_attempt', 'id'>>`
    update payment_attempt a set state = 'canceled'
    where a.state in ('created', 'pending') and case when exists (select from payment_share s where s.attempt_id = a.id)
      then exists (select from payment_share s where s.attempt_id = a.id and s.order_id = ${orderId} and s.amount <> ${amount})
      else a.order_id = ${orderId} and a.amount <> ${amount} end
      and (a.order_id = ${orderId} or a.id in (select attempt_id from payment_share where order_id = ${orderId}))
    returning a.id
  `.execute(trx)
  return rows.map((row) => row.id)
}

export type PaymentRow = Columns<'payment', 'amount' | 'applied'>

export async function findPayment(db: Database, gateway: string, trNumber: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payment')
    .select(['amount', 'applied'])
    .where('gateway', '=', gateway)
    .where('tr_number', '=', trNumber)
    .executeTakeFirst()
}

/** Records a payment, once per gateway transaction; false when it exists. */
export async function insertPayment(
  trx: Transaction,
  payment: {
    orderId: OrderId
    attemptId: string
    gateway: string
    trNumber: string
    amount: number
    applied: number
    at: Date
  },
): Promise<boolean> {
  const result = await sql`
    insert into payment (order_id, attempt_id, gateway, tr_number, amount, applied, at)
    values (${payment.orderId}, ${payment.attemptId}, ${payment.gateway}, ${payment.trNumber}, ${payment.amount}, ${payment.applied}, ${payment.at})
    on conflict (gateway, tr_number) do nothing
  `.execute(trx)
  return result.numAffectedRows === 1n
}

/** Contact data for the gateway. */
export async function findPayer(
  db: Database,
  userId: UserId,
): Promise<{ name: string; phone: string; email: string } | undefined> {
  return db
    .selectFrom('app_user')
    .select(['full_name as name', 'phone', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst()
}
