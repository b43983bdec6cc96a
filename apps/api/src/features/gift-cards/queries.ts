import type { GiftCardState } from '@warda/domain/gift-cards/gift-card'
import type { UserId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import { type RawBuilder, sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Column, Computed } from '../../db/row.ts'

const CARD = columns('gift_card', [
  'id',
  'number',
  'amount',
  'recipientName',
  'recipientEmail',
  'senderName',
  'message',
  'language',
  'state',
  'sendOn',
  'createdAt',
  'paidAt',
  'expiresAt',
  'sentAt',
  'redeemedAt',
  'cancelReason',
])

/** A gift card; the amount in halalas. */
export type GiftCardRow = RowOf<typeof CARD> & { buyerId: UserId }

const SELECT = sql`select ${CARD.of('g')}, g.buyer_id as "buyerId" from gift_card g`

export type NewGiftCard = Pick<
  GiftCardRow,
  'id' | 'buyerId' | 'amount' | 'recipientName' | 'recipientEmail' | 'senderName' | 'message' | 'language' | 'sendOn'
> & { codeHash: Buffer; at: Date }

export async function insertGiftCard(db: Database, card: NewGiftCard): Promise<void> {
  await db
    .insertInto('gift_card')
    .values({
      id: card.id,
      buyer_id: card.buyerId,
      amount: card.amount,
      recipient_name: card.recipientName,
      recipient_email: card.recipientEmail,
      sender_name: card.senderName,
      message: card.message,
      language: card.language,
      send_on: card.sendOn,
      code_hash: card.codeHash,
      created_at: card.at,
    })
    .execute()
}

export async function findGiftCard(db: Database, id: string): Promise<GiftCardRow | undefined> {
  return (await sql<GiftCardRow>`${SELECT} where g.id = ${id}`.execute(db)).rows[0]
}

/** The gift cards that a person bought, newest first; unpaid ones of the last day only. */
export async function findOwnGiftCards(db: Database, buyerId: UserId, since: Date): Promise<GiftCardRow[]> {
  const { rows } = await sql<GiftCardRow>`
    ${SELECT} where g.buyer_id = ${buyerId} and (g.state <> 'unpaid' or g.created_at > ${since})
    order by g.created_at desc, g.number desc limit 100
  `.execute(db)
  return rows
}

export async function lockGiftCard(trx: Transaction, id: string): Promise<GiftCardRow | undefined> {
  return (await sql<GiftCardRow>`${SELECT} where g.id = ${id} for no key update of g`.execute(trx)).rows[0]
}

export async function lockGiftCardByCode(trx: Transaction, codeHash: Buffer): Promise<GiftCardRow | undefined> {
  return (await sql<GiftCardRow>`${SELECT} where g.code_hash = ${codeHash} for no key update of g`.execute(trx)).rows[0]
}

export async function setRedeemed(trx: Transaction, id: string, by: { userId: UserId; at: Date }): Promise<void> {
  await sql`
    update gift_card set state = 'redeemed', redeemed_at = ${by.at}, redeemed_by = ${by.userId} where id = ${id}
  `.execute(trx)
}

export async function setCancelled(trx: Transaction, id: string, end: { reason: string; at: Date }): Promise<void> {
  await sql`
    update gift_card set state = 'cancelled', cancelled_at = ${end.at}, cancel_reason = ${end.reason} where id = ${id}
  `.execute(trx)
}

export async function setExpired(trx: Transaction, id: string): Promise<void> {
  await sql`update gift_card set state = 'expired' where id = ${id}`.execute(trx)
}

export async function setSent(trx: Transaction, id: string, at: Date): Promise<void> {
  await sql`update gift_card set sent_at = ${at} where id = ${id} and sent_at is null`.execute(trx)
}

/** Locks some active cards that have expired. */
export async function lockOverdue(trx: Transaction, now: Date, limit: number): Promise<GiftCardRow[]> {
  const { rows } = await sql<GiftCardRow>`
    ${SELECT} where g.state = 'active' and g.expires_at <= ${now} order by g.expires_at limit ${limit} for no key update of g skip locked
  `.execute(trx)
  return rows
}

export type GiftCardSearch = { text: string; state: Exclude<GiftCardState, 'unpaid'> | null }

export type SoldGiftCardRow = GiftCardRow & {
  buyerName: Column<'app_user', 'fullName'>
  buyerRole: Column<'app_user', 'role'>
} & Computed<{ isBuyerDeleted: boolean; redeemedBy: string | null }>

const matches = ({ text, state }: GiftCardSearch): RawBuilder<boolean> => sql<boolean>`
  g.state <> 'unpaid' ${state === null ? sql`` : sql`and g.state = ${state}`} ${
    text === ''
      ? sql``
      : sql`and (g.number::text = ${text} or (warda_fold(${text}) <> ''
        and warda_fold(g.recipient_name || ' ' || b.full_name) like '%' || warda_fold(${text}) || '%'))`
  }`

export async function findSoldGiftCards(
  db: Database,
  search: GiftCardSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<SoldGiftCardRow[]> {
  const { rows } = await sql<SoldGiftCardRow>`
    select ${CARD.of('g')}, g.buyer_id as "buyerId", b.full_name as "buyerName", b.role as "buyerRole",
      b.deleted_at is not null as "isBuyerDeleted", r.full_name as "redeemedBy"
    from gift_card g join app_user b on b.id = g.buyer_id left join app_user r on r.id = g.redeemed_by
    where ${matches(search)} order by g.created_at desc, g.number desc limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

/** The number of sold gift cards, counted up to `most`. */
export async function countSoldGiftCards(db: Database, search: GiftCardSearch, most: number): Promise<number> {
  const { rows } = await sql<Computed<{ count: number }>>`
    select count(*)::int as count from (
      select 1 from gift_card g join app_user b on b.id = g.buyer_id where ${matches(search)} limit ${most}
    ) counted
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** What the shop owes for gift cards, from the ledger. */
export async function sumLiability(db: Database): Promise<Halalas> {
  const { rows } = await sql<Computed<{ liability: number }>>`
    select coalesce(-sum(amount), 0)::int8 as liability from ledger_entry where account = 'giftCards'
  `.execute(db)
  return rows[0]?.liability ?? 0
}
