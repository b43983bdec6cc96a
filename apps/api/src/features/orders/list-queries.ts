import type { PictureRecord } from '@warda/domain/catalogue/localize-picture'
import type { BranchId, ClientId, OrderId, ProductId, UserId } from '@warda/domain/ids'
import type { OrderSearch } from '@warda/domain/orders/order-search'
import type { ShopperStatus } from '@warda/domain/orders/order-stages'
import type { OrderSums } from '@warda/domain/payments/order-amounts'
import { type RawBuilder, sql } from 'kysely'
import { columns, type RowOf } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { type OrderDiscount, orderDiscountsSql } from '../../db/order-discounts.ts'
import { ORDER_SUM_COLUMNS, orderSumsSql } from '../../db/order-sums.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'
import { type StatusFactsRow, statusFactsSql } from '../../db/status-facts.ts'
import { feeCreditsSql } from './fee-queries.ts'

export type OrderLineView = Columns<
  'order_line',
  'variantId' | 'productId' | 'titleEn' | 'titleAr' | 'size' | 'quantity' | 'unitPrice' | 'gross'
> &
  Columns<'product', 'slug'> & { productId: ProductId; picture: PictureRecord | null; isRemoved: boolean }

/** `language` is the buyer's language at the time of the order, used for its mails; `approval` is null when none is needed. */
const ORDER = columns('orders', [
  'id',
  'number',
  'userId',
  'clientId',
  'branchId',
  'state',
  'terms',
  'postponed',
  'agreedAt',
  'language',
  'recipientName',
  'recipientPhone',
  'addressLine',
  'addressNote',
  'district',
  'city',
  'deliveryDate',
  'deliverySlot',
  'cardMessage',
  'subtotal',
  'discount',
  'redeemed',
  'deliveryFee',
  'vat',
  'total',
  'placedAt',
  'expiresAt',
  'approval',
  'changeUntil',
  'workStartedAt',
  'addressWantedUntil',
  'addressAnsweredAt',
  'substitution',
  'allergyNote',
  'purchaseOrder',
  'termsVersion',
  'returnsVersion',
  'hideSender',
  'recipientNotice',
])

/** A tax document; `issuedAt` is an ISO text. */
export type OrderDocument = Columns<'invoice', 'id' | 'number' | 'kind' | 'total'> & Computed<{ issuedAt: string }>

type InvoiceClient = Columns<
  'client',
  'registerNumber' | 'street' | 'buildingNumber' | 'district' | 'city' | 'postalCode'
> & {
  vatNumber: Column<'client', 'taxNumber'>
}

/** An order as its owner sees it; `outstanding` and `paid` are from the ledger. */
export type OrderView = RowOf<typeof ORDER> & {
  userId: UserId
  clientId: ClientId | null
  branchId: BranchId | null
  userName: Column<'app_user', 'fullName'>
  userEmail: Column<'app_user', 'email'>
  userPhone: Column<'app_user', 'phone'>
  branchName: Column<'branch', 'name'> | null
  branchAddress: Column<'branch', 'address'> | null
  branchClientId: Column<'branch', 'clientId'> | null
} & Computed<{
    outstanding: number
    paid: number
    sums: OrderSums
    statusFacts: StatusFactsRow
    /** A failed delivery that waits for the buyer's choice; the window is null when none is offered. `fee` is the delivery fee charged. */
    failure:
      | (Columns<'delivery_failure', 'reason' | 'attempt'> & {
          nextDate: Column<'delivery_failure', 'offeredDate'>
          nextSlot: Column<'delivery_failure', 'offeredSlot'>
          fee: number
        })
      | null
    /** The released tax documents, in the order of their issue. */
    documents: OrderDocument[]
    /** Whether the tax invoice is issued, released or not. */
    isInvoiced: boolean
    /** The client's data on a tax invoice; null for a retail order. */
    invoiceClient: InvoiceClient | null
    lines: OrderLineView[]
    /** The discounts with and without a code; a discount given by staff is only part of the total discount. */
    discounts: OrderDiscount[]
  }>

/** Selects a person's orders; with `clientId` also the client's, with `branchId` also the branch's. */
export type Owner = { userId: UserId; clientId: ClientId | null; branchId: BranchId | null }

const ownedBy = ({ userId, clientId, branchId }: Owner): RawBuilder<boolean> =>
  sql<boolean>`(o.user_id = ${userId} ${clientId === null ? sql`` : sql`or o.client_id = ${clientId}`} ${
    branchId === null ? sql`` : sql`or o.branch_id = ${branchId}`
  })`

/** The rule of `getShopperStatus` as SQL; a test compares the two. */
const hasStatus = (status: ShopperStatus): RawBuilder<boolean> => {
  const pending = sql<boolean>`(o.state = 'placed' and o.agreed_at is null and coalesce(m.paid, 0) = 0)`
  const owes = sql<boolean>`(o.state <> 'cancelled' and coalesce(m.outstanding, 0) > 0)`
  if (status === 'canceled') return sql<boolean>`o.state = 'cancelled'`
  if (status === 'completed') return sql<boolean>`o.state <> 'cancelled' and coalesce(m.outstanding, 0) <= 0`
  return status === 'pending' ? sql<boolean>`${owes} and ${pending}` : sql<boolean>`${owes} and not ${pending}`
}

/** What a list of orders is limited to; null for no limit. */
export type OrderFilter = {
  status: ShopperStatus | null
  branchId: BranchId | null
  search: OrderSearch | null
  invoiced: boolean
}

/** The order with this number, and those whose search text has all needles. */
const matches = ({ number, needles }: OrderSearch): RawBuilder<boolean> => {
  const all = (needles ?? []).map(
    (forms) =>
      sql`(${sql.join(
        forms.map((form) => sql`o.search_text like ${form}`),
        sql` or `,
      )})`,
  )
  const words = all.length === 0 ? sql`false` : sql`(${sql.join(all, sql` and `)})`
  return number === null ? sql<boolean>`${words}` : sql<boolean>`(o.number = ${number} or ${words})`
}

const selection = (owner: Owner, { status, branchId, search, invoiced }: OrderFilter): RawBuilder<unknown> => sql`
  from orders o
  ${status === null ? sql`` : sql`left join lateral (select outstanding, paid from order_money where order_id = o.id) m on true`}
  where ${ownedBy(owner)} ${status === null ? sql`` : sql`and ${hasStatus(status)}`}
  ${branchId === null ? sql`` : sql`and o.branch_id = ${branchId}`} ${search === null ? sql`` : sql`and ${matches(search)}`}
  ${invoiced ? sql`and exists (select from invoice i where i.order_id = o.id and i.corrects is null)` : sql``}
`

export async function countOrders(db: Database, owner: Owner, filter: OrderFilter): Promise<number> {
  const { rows } = await sql<Computed<{ n: number }>>`select count(*)::int as n ${selection(owner, filter)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** One page, newest first. */
export async function findOrders(
  db: Database,
  owner: Owner,
  filter: OrderFilter,
  page: { limit: number; offset: number },
): Promise<OrderView[]> {
  return viewOrders(
    db,
    sql`select o.id, o.placed_at ${selection(owner, filter)} order by o.placed_at desc, o.id limit ${page.limit} offset ${page.offset}`,
  )
}

/** The newest orders of a branch. */
export const findBranchOrders = (db: Database, branchId: BranchId, limit: number): Promise<OrderView[]> =>
  viewOrders(
    db,
    sql`select id, placed_at from orders where branch_id = ${branchId} order by placed_at desc, id limit ${limit}`,
  )

export async function findOrder(db: Database, orderId: OrderId): Promise<OrderView | undefined> {
  return (await viewOrders(db, sql`select id, placed_at from orders where id = ${orderId}`))[0]
}

async function viewOrders(db: Database, ids: RawBuilder<unknown>): Promise<OrderView[]> {
  const { rows } = await sql<OrderView>`
    with chosen as (${ids})
    select ${ORDER.of('o')}, u.full_name as "userName", u.email as "userEmail", u.phone as "userPhone",
      b.name as "branchName", b.address as "branchAddress", b.client_id as "branchClientId",
      coalesce(m.outstanding, 0) as outstanding, coalesce(m.paid, 0) as paid, ${orderSumsSql} as sums, f.failure,
      ${statusFactsSql(sql`o.id`)} as "statusFacts",
      (select coalesce(json_agg(json_build_object('id', i.id, 'number', i.number, 'kind', i.kind, 'issuedAt', i.issued_at, 'total', i.total)
        order by i.counter), '[]'::json) from invoice i where i.order_id = o.id and invoice_is_released(i)) as documents,
      exists (select from invoice i where i.order_id = o.id and i.corrects is null) as "isInvoiced",
      (select json_build_object('vatNumber', c.tax_number, 'registerNumber', c.register_number, 'street', c.street,
        'buildingNumber', c.building_number, 'district', c.district, 'city', c.city, 'postalCode', c.postal_code)
        from client c where c.id = o.client_id) as "invoiceClient",
      l.lines, ${orderDiscountsSql(sql`o.id`)} as discounts
    from chosen
    join orders o on o.id = chosen.id
    join app_user u on u.id = o.user_id
    left join branch b on b.id = o.branch_id
    left join lateral (select outstanding, paid, ${ORDER_SUM_COLUMNS} from order_money where order_id = o.id) m on true
    left join lateral (
      select json_build_object('reason', reason, 'attempt', attempt, 'nextDate', offered_date, 'nextSlot', offered_slot,
        'fee', o.delivery_fee - ${feeCreditsSql(sql`o.id`)}) as failure
      from delivery_failure where order_id = o.id and choice is null
    ) f on true
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'variantId', l.variant_id, 'isRemoved', l.removed_at is not null, 'productId', l.product_id, 'slug', case when p.is_free_price then '' else p.slug end, 'titleEn', l.title_en, 'titleAr', l.title_ar, 'size', l.size,
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
