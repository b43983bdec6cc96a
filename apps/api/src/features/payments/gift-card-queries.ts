import type { UserId } from '@warda/domain/ids'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** A payment attempt for a gift card. */
export type GiftCardAttempt = Columns<
  'payment_attempt',
  'id' | 'gateway' | 'trNumber' | 'amount' | 'state' | 'errorCode' | 'createdAt'
> &
  Computed<{ giftCardId: string; link: string; mobileUrl: string; qrUrl: string }>

const ATTEMPT = sql`
  select a.id, a.gift_card_id as "giftCardId", a.gateway, a.tr_number as "trNumber", a.amount, a.state,
    coalesce(a.link, '') as link, coalesce(a.mobile_url, '') as "mobileUrl", coalesce(a.qr_url, '') as "qrUrl",
    a.error_code as "errorCode", a.created_at as "createdAt"
  from payment_attempt a where a.gift_card_id is not null
`

export async function findGiftCardAttempt(db: Database, id: string): Promise<GiftCardAttempt | undefined> {
  return (await sql<GiftCardAttempt>`${ATTEMPT} and a.id = ${id}`.execute(db)).rows[0]
}

export async function findGiftCardAttemptByNumber(
  db: Database,
  gateway: string,
  trNumber: string,
): Promise<GiftCardAttempt | undefined> {
  const { rows } = await sql<GiftCardAttempt>`
    ${ATTEMPT} and a.gateway = ${gateway} and a.tr_number = ${trNumber}
  `.execute(db)
  return rows[0]
}

/** The attempts of a gift card that have a link, newest first. */
export async function findAttemptsOfGiftCard(db: Database, giftCardId: string): Promise<GiftCardAttempt[]> {
  const { rows } = await sql<GiftCardAttempt>`
    ${ATTEMPT} and a.gift_card_id = ${giftCardId} and a.tr_number is not null order by a.created_at desc limit 5
  `.execute(db)
  return rows
}

export async function findLiveGiftCardAttempt(db: Database, giftCardId: string): Promise<GiftCardAttempt | undefined> {
  const { rows } = await sql<GiftCardAttempt>`
    ${ATTEMPT} and a.gift_card_id = ${giftCardId} and a.state in ('created', 'pending')
  `.execute(db)
  return rows[0]
}

/** Live attempts of gift cards created before `before`, least recently checked first. */
export async function findWaitingGiftCards(
  db: Database,
  { gateway, before, limit }: { gateway: string; before: Date; limit: number },
): Promise<GiftCardAttempt[]> {
  const { rows } = await sql<GiftCardAttempt>`
    ${ATTEMPT} and a.state in ('created', 'pending') and a.gateway = ${gateway} and a.created_at < ${before}
    order by a.checked_at nulls first, a.created_at limit ${limit}
  `.execute(db)
  return rows
}

export async function insertGiftCardAttempt(
  trx: Transaction,
  attempt: { id: string; giftCardId: string; gateway: string; amount: number; at: Date },
): Promise<void> {
  await sql`
    insert into payment_attempt (id, gift_card_id, gateway, amount, created_at)
    values (${attempt.id}, ${attempt.giftCardId}, ${attempt.gateway}, ${attempt.amount}, ${attempt.at})
  `.execute(trx)
}

export type PayableGiftCard = Columns<'gift_card', 'id' | 'number' | 'amount' | 'state'> &
  Computed<{ sendOn: string | null }> & { buyerId: UserId }

export async function lockPayableGiftCard(trx: Transaction, id: string): Promise<PayableGiftCard | undefined> {
  const { rows } = await sql<PayableGiftCard>`
    select id, number, amount, state, send_on::text as "sendOn", buyer_id as "buyerId" from gift_card where id = ${id} for no key update
  `.execute(trx)
  return rows[0]
}

export async function activateGiftCard(
  trx: Transaction,
  id: string,
  { at, expiresAt }: { at: Date; expiresAt: Date | null },
): Promise<void> {
  await sql`
    update gift_card set state = 'active', paid_at = ${at}, expires_at = ${expiresAt} where id = ${id} and state = 'unpaid'
  `.execute(trx)
}
