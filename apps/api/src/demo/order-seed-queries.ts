import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'

export async function hasOrders(trx: Transaction): Promise<boolean> {
  return (await trx.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function findAccountId(trx: Transaction, email: string): Promise<string | undefined> {
  const row = await trx.selectFrom('app_user').select('id').where('email_folded', '=', email).executeTakeFirst()
  return row?.id
}

/** The first branch of a user's client. */
export async function findFirstBranch(trx: Transaction, userId: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom('branch')
    .innerJoin('app_user', 'app_user.client_id', 'branch.client_id')
    .select('branch.id')
    .where('app_user.id', '=', userId)
    .orderBy('branch.id')
    .executeTakeFirst()
  return row?.id
}

/** Puts a variant into a user's cart; false when the SKU does not exist. */
export async function insertCartLine(
  trx: Transaction,
  line: { userId: string; sku: string; quantity: number },
): Promise<boolean> {
  const inserted = await sql`
    insert into cart_line (user_id, variant_id, quantity) select ${line.userId}, id, ${line.quantity} from variant where sku = ${line.sku}
  `.execute(trx)
  return inserted.numAffectedRows === 1n
}

/** Marks an invoice of the sandbox gateway as paid. */
export async function payInvoice(trx: Transaction, trNumber: string): Promise<void> {
  await sql`
    update sandbox_gateway.invoice set status = 'paid', paid_from = created_at, decided_at = created_at where tr_number = ${trNumber}
  `.execute(trx)
}

/** Marks all unsent mails as sent. */
export async function settleMails(trx: Transaction): Promise<void> {
  await sql`update mail set sent_at = created_at where sent_at is null`.execute(trx)
}

/** The client of a user, and its branches in the order in which they were added. */
export async function findClient(trx: Transaction, userId: string): Promise<{ clientId: number; branchIds: number[] }> {
  const rows = await trx
    .selectFrom('branch')
    .innerJoin('app_user', 'app_user.client_id', 'branch.client_id')
    .select(['branch.id', 'branch.client_id as clientId'])
    .where('app_user.id', '=', userId)
    .orderBy('branch.id')
    .execute()
  return { clientId: rows[0]?.clientId ?? 0, branchIds: rows.map(({ id }) => id) }
}

export async function findVariantId(trx: Transaction, sku: string): Promise<number> {
  return (await trx.selectFrom('variant').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id
}

/** Dates a drawer, which is opened and closed at the time of the database. */
export async function setDrawerTimes(
  trx: Transaction,
  drawerId: number,
  { openedAt, closedAt }: { openedAt: Date; closedAt: Date },
): Promise<void> {
  await trx
    .updateTable('cash_drawer')
    .set({ opened_at: openedAt, closed_at: closedAt })
    .where('id', '=', drawerId)
    .execute()
}

export async function emptyCart(trx: Transaction, userId: string): Promise<void> {
  await trx.deleteFrom('cart_line').where('user_id', '=', userId).execute()
}

/** Hands in the cash of each driver and day before `until`, in the evening, as counted; the desk confirmed all but the last evening. */
export async function handInPastCash(trx: Transaction, until: Date): Promise<void> {
  await sql`
    with days as (
      select p.taken_by, (p.at at time zone 'Asia/Riyadh')::date as day, sum(p.amount) as amount
      from payment p join app_user u on u.id = p.taken_by
      where p.method = 'cash' and u.role = 'ShippingEmployee' and p.at < ${until} group by 1, 2
    ), handed as (
      insert into cash_handover (employee_id, expected, counted, request_id, at)
      select taken_by, amount, amount, 'demo', (day + time '20:00') at time zone 'Asia/Riyadh' from days
      returning id, employee_id, counted, at, (at at time zone 'Asia/Riyadh')::date as day
    ), confirmed as (
      insert into cash_confirmation (handover_id, received, confirmed_by, request_id, confirmed_at)
      select h.id, h.counted, a.id, 'demo', h.at + interval '30 minutes' from handed h
      cross join lateral (select id from app_user where role = 'Admin' order by created_at, id limit 1) a
      where h.day < (select max(day) from days)
    )
    update payment p set cash_handover_id = h.id from handed h
    where p.taken_by = h.employee_id and p.method = 'cash' and (p.at at time zone 'Asia/Riyadh')::date = h.day
  `.execute(trx)
}
