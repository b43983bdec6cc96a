import type { OrderBody } from '@warda/contract/orders'
import { sql } from 'kysely'
import { createShortCode, hashShortCode } from '../short-code.ts'
import { makeOrder } from './make-order.ts'
import type { UserOptions } from './make-user.ts'
import type { TestShop } from './shop.ts'

let counter = 0

/** A mobile number that no other test user has. */
export const nextMobile = (): string => {
  counter += 1
  return `05${String(50_000_000 + (process.pid % 1_000) * 1_000 + counter)}`
}

/** A cash order of a buyer who agreed to a channel at checkout; cash orders are agreed at once. */
export async function makeMessageOrder(
  shop: TestShop,
  channel: 'whatsapp' | 'sms' | 'mail',
  changed: Partial<OrderBody> = {},
  options: UserOptions = {},
) {
  const phone = nextMobile()
  const body = { paymentTerms: 'cash' as const, messageChannel: channel, ...changed }
  return { phone: `+966${phone.slice(1)}`, ...(await makeOrder(shop, body, { phone, ...options })) }
}

/** The messages about an order with their deliveries, oldest first. */
export async function readMessages(shop: Pick<TestShop, 'db'>, orderId: string) {
  const { rows } = await sql<{
    id: string
    event: string
    audience: string
    state: string
    reason: string | null
    tries: string[]
  }>`
    select m.id, m.event, m.audience, m.state, m.reason, coalesce((
      select json_agg(concat_ws(' ', d.channel, d.state, d.reason) order by d.at, d.id) from message_delivery d where d.message_id = m.id
    ), '[]'::json) as tries
    from order_message m where m.order_id = ${orderId} order by m.created_at, m.audience
  `.execute(shop.db)
  return rows
}

/** Lets waiting messages be due now. */
export const makeMessagesDue = async (shop: Pick<TestShop, 'db'>): Promise<void> => {
  await sql`update order_message set next_attempt_at = now() where state = 'queued'`.execute(shop.db)
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(shop.db)
}

/** Stores the buyer's tracking link of an order and returns its code. */
export async function makeTrackingCode(shop: Pick<TestShop, 'db' | 'context'>, orderId: string): Promise<string> {
  const secret = shop.context.config.SECRET
  const code = createShortCode(secret, { kind: 'track', audience: 'buyer', orderId })
  await shop.db
    .insertInto('short_link')
    .values({ code_hash: hashShortCode(secret, code), kind: 'track', audience: 'buyer', order_id: orderId })
    .execute()
  return code
}
