import type { PictureRecord } from '@warda/domain/catalogue/localize-picture'
import type { FailureReason } from '@warda/domain/delivery/failed-delivery'
import type { Language } from '@warda/domain/language'
import type { ShopperStatus } from '@warda/domain/orders/order-stages'
import type { OrderState } from '@warda/domain/orders/order-states'
import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { feeCreditsOf } from './fee-queries.ts'

export type OrderLineView = {
  productId: number
  slug: string
  titleEn: string
  titleAr: string
  size: string
  quantity: number
  unitPrice: number
  gross: number
  picture: PictureRecord | null
}

/** An order with all that its owner sees of it; money in halalas, `outstanding` and `paid` from the ledger. */
export type OrderView = {
  id: string
  number: number
  userId: string
  userName: string
  userEmail: string
  userPhone: string
  clientId: number | null
  branchId: number | null
  branchName: string | null
  branchAddress: string | null
  branchClientId: number | null
  state: OrderState
  terms: PaymentTerms
  postponed: boolean
  agreedAt: Date | null
  /** The buyer's language when they ordered; mails keep to it. */
  language: Language
  recipientName: string
  recipientPhone: string
  addressLine: string | null
  district: string | null
  city: string | null
  deliveryDate: string
  deliverySlot: string
  cardMessage: string | null
  subtotal: number
  discount: number
  redeemed: number
  deliveryFee: number
  vat: number
  total: number
  outstanding: number
  paid: number
  placedAt: Date
  expiresAt: Date | null
  /** The owner's word on an order above its branch's budget; null when none is needed. */
  approval: 'waiting' | 'approved' | 'refused' | null
  /** A failed delivery that waits for the buyer's choice; the window is null when none is offered. `fee` is what the drive is charged at. */
  failure: {
    reason: FailureReason
    attempt: number
    nextDate: string | null
    nextSlot: string | null
    fee: number
  } | null
  /** The tax invoice, once it is issued. */
  invoice: { id: string; number: string } | null
  lines: OrderLineView[]
}

/** Whose orders: a person's own, with `clientId` also those of the client they own, with `branchId` those of the branch they manage. */
export type Owner = { userId: string; clientId: number | null; branchId: number | null }

const ownedBy = ({ userId, clientId, branchId }: Owner): RawBuilder<boolean> =>
  sql<boolean>`(o.user_id = ${userId} ${clientId === null ? sql`` : sql`or o.client_id = ${clientId}`} ${
    branchId === null ? sql`` : sql`or o.branch_id = ${branchId}`
  })`

/** The badge's rule of `shopperStatus` as SQL; a test holds the two against each other. */
const hasStatus = (status: ShopperStatus): RawBuilder<boolean> => {
  const pending = sql<boolean>`(o.state = 'placed' and o.agreed_at is null and coalesce(m.paid, 0) = 0)`
  const owes = sql<boolean>`(o.state <> 'cancelled' and coalesce(m.outstanding, 0) > 0)`
  if (status === 'canceled') return sql<boolean>`o.state = 'cancelled'`
  if (status === 'completed') return sql<boolean>`o.state <> 'cancelled' and coalesce(m.outstanding, 0) <= 0`
  return status === 'pending' ? sql<boolean>`${owes} and ${pending}` : sql<boolean>`${owes} and not ${pending}`
}

const selection = (owner: Owner, status: ShopperStatus | null): RawBuilder<unknown> => sql`
  from orders o
  ${status === null ? sql`` : sql`left join lateral (select outstanding, paid from order_money where order_id = o.id) m on true`}
  where ${ownedBy(owner)} ${status === null ? sql`` : sql`and ${hasStatus(status)}`}
`

export async function countOrders(db: Database, owner: Owner, status: ShopperStatus | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n ${selection(owner, status)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** One page, newest first. */
export async function findOrders(
  db: Database,
  owner: Owner,
  status: ShopperStatus | null,
  page: { limit: number; offset: number },
): Promise<OrderView[]> {
  return viewOrders(
    db,
    sql`select o.id, o.placed_at ${selection(owner, status)} order by o.placed_at desc, o.id limit ${page.limit} offset ${page.offset}`,
  )
}

/** The newest orders of a branch. */
export const findBranchOrders = (db: Database, branchId: number, limit: number): Promise<OrderView[]> =>
  viewOrders(
    db,
    sql`select id, placed_at from orders where branch_id = ${branchId} order by placed_at desc, id limit ${limit}`,
  )

/** One order as its owner sees it. */
export async function findOrder(db: Database, orderId: string): Promise<OrderView | undefined> {
  return (await viewOrders(db, sql`select id, placed_at from orders where id = ${orderId}`))[0]
}

async function viewOrders(db: Database, ids: RawBuilder<unknown>): Promise<OrderView[]> {
  const { rows } = await sql<OrderView>`
    with chosen as (${ids})
    select o.id, o.number, o.user_id as "userId", u.full_name as "userName", u.email as "userEmail", u.phone as "userPhone",
      o.client_id as "clientId", o.branch_id as "branchId", b.name as "branchName", b.address as "branchAddress",
      b.client_id as "branchClientId", o.state, o.terms, o.postponed, o.agreed_at as "agreedAt", o.language,
      o.recipient_name as "recipientName", o.recipient_phone as "recipientPhone", o.address_line as "addressLine",
      o.district, o.city, o.delivery_date as "deliveryDate", o.delivery_slot as "deliverySlot",
      o.card_message as "cardMessage", o.subtotal, o.discount, o.redeemed, o.delivery_fee as "deliveryFee", o.vat, o.total,
      coalesce(m.outstanding, 0) as outstanding, coalesce(m.paid, 0) as paid,
      o.placed_at as "placedAt", o.expires_at as "expiresAt", o.approval, f.failure,
      (select json_build_object('id', i.id, 'number', i.number) from invoice i where i.order_id = o.id and i.kind <> 'creditNote') as invoice,
      l.lines
    from chosen
    join orders o on o.id = chosen.id
    join app_user u on u.id = o.user_id
    left join branch b on b.id = o.branch_id
    left join lateral (select outstanding, paid from order_money where order_id = o.id) m on true
    left join lateral (
      select json_build_object('reason', reason, 'attempt', attempt, 'nextDate', offered_date, 'nextSlot', offered_slot,
        'fee', o.delivery_fee - ${feeCreditsOf(sql`o.id`)}) as failure
      from delivery_failure where order_id = o.id and choice is null
    ) f on true
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'productId', l.product_id, 'slug', p.slug, 'titleEn', l.title_en, 'titleAr', l.title_ar, 'size', l.size,
        'quantity', l.quantity, 'unitPrice', l.unit_price, 'gross', l.gross, 'picture', (
          select json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'widths', k.widths,
            'colour', k.colour, 'preview', k.preview, 'altEn', pp.alt_en, 'altAr', pp.alt_ar, 'focusX', pp.focus_x, 'focusY', pp.focus_y)
          from product_picture pp join picture k on k.key = pp.picture_key
          where pp.product_id = p.id order by pp.position limit 1
        )) order by l.variant_id), '[]'::json) as lines
      from order_line l join product p on p.id = l.product_id
      where l.order_id = o.id
    ) l
    order by chosen.placed_at desc, o.id
  `.execute(db)
  return rows
}
