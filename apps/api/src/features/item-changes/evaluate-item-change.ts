import { createHash } from 'node:crypto'
import { isWalkInEmail } from '@warda/domain/counter-sales/walk-in-email'
import type { OrderId, VariantId } from '@warda/domain/ids'
import type { Halalas } from '@warda/domain/money'
import {
  type CheckItemChangeError,
  checkItemChange,
  compareStock,
  settleItemChange,
} from '@warda/domain/orders/item-change'
import { type DomainError, refuse } from '@warda/domain/result'
import type { Database } from '../../db/database.ts'
import { isPlaceholderEmail } from '../../placeholder-email.ts'
import { getOrderMoney } from '../ledger/index.ts'
import {
  type CatalogueLine,
  type PriceError,
  type PricingMode,
  priceOrder,
  readLines,
  toOrderLines,
} from '../orders/index.ts'
import type { Settings } from '../settings/index.ts'
import { type ChangeableOrder, findChangeableOrder, getGoodsCode, type StoredItems } from './queries.ts'

export type EvaluateError =
  | CheckItemChangeError
  | PriceError
  | 'item_change.nothing'
  | 'item_change.line_twice'
  | 'item_change.above_budget'
  | 'item_change.pickup_fee'
  | 'product.not_found'
  | 'stock.short'
  | 'stock.out'

/** All lines of the order after the change, and its delivery fee; without one the fee stays. */
export type RequestedItems = {
  lines: readonly { variantId: VariantId; quantity: number }[]
  deliveryFee?: Halalas | undefined
  /** The unit prices of a waiting change that the buyer agrees to, by variant. */
  offered?: ReadonlyMap<VariantId, Halalas>
}

export type EvaluatedChange = {
  order: ChangeableOrder
  before: StoredItems
  after: StoredItems
  /** The higher (or lower) total, the overpaid amount and the outstanding amount afterwards, in halalas. */
  difference: Halalas
  back: Halalas
  outstanding: Halalas
  /** Whether the buyer has an email address. */
  canMail: boolean
  /** Hash of the order's items, state and amounts, so that a quote of an older version is refused. */
  version: string
  /** A rejected change returns the first error; `variantId` is that of the line. */
  errors: (DomainError<EvaluateError> & { variantId?: VariantId })[]
}

/**
 * Prices an order with other items by `priceOrder`: lines of the order keep their price, added lines have the buyer's price of today, and the
 * delivery fee stays unless one is requested.
 */
export async function evaluateItemChange<D extends Database>(
  db: D,
  input: { orderId: OrderId; requested: RequestedItems; settings: Settings; now: number },
  createMode: (order: ChangeableOrder) => PricingMode<D>,
): Promise<EvaluatedChange | null> {
  const order = await findChangeableOrder(db, input.orderId)
  if (!order) return null
  const before = toStoredItems(order)
  const { requested, settings, now } = input
  const found = await readLines(db, requested.lines)
  const kept = new Map(order.lines.map((line) => [line.variantId, line]))
  const lines = found.map((line) => {
    const old = kept.get(line.variantId)
    return old ? { ...line, titleEn: old.titleEn, titleAr: old.titleAr } : line
  })
  const prices = new Map([
    ...(requested.offered ?? []),
    ...order.lines.map((line) => [line.variantId, line.unitPrice] as const),
  ])
  const agreed = { prices, deliveryFee: requested.deliveryFee ?? order.deliveryFee, total: order.total }
  const money = await getOrderMoney(db, order.id)
  const priced = await priceOrder(
    db,
    {
      buyer: { userId: order.userId, emailConfirmed: true, isWalkIn: isWalkInEmail(order.buyerEmail) },
      clientId: order.clientId,
      branchId: order.branchId,
      byOwner: order.buyerRole === 'Customer',
      lines,
      location: { place: null, zoneFee: null },
      // The difference of a paid order becomes a debt, so the client's credit limit applies.
      terms: order.postponed || money.paid > 0 ? 'postponed' : order.terms,
      redeemPoints: order.pointsRedeemed,
      settings,
      now,
      agreed,
    },
    createMode(order),
  )
  const after: StoredItems = {
    lines: toOrderLines(priced.basket, priced.totals),
    couponCode: priced.reduced.goods?.code ?? null,
    subtotal: priced.totals.subtotal,
    discount: priced.totals.discount,
    redeemed: priced.totals.redeemed,
    deliveryFee: priced.totals.deliveryFee,
    vat: priced.totals.vat,
    total: priced.totals.total,
  }
  const difference = after.total - before.total
  const changeable = checkItemChange({ ...order, waitsForApproval: order.approval === 'waiting' })
  return {
    order,
    before,
    after,
    difference,
    ...settleItemChange(money, difference),
    canMail: !isPlaceholderEmail(order.buyerEmail),
    version: getVersion(before, [order.state, money.due, money.outstanding]),
    errors: [
      ...(changeable.ok ? [] : [changeable]),
      ...(order.pickupAt !== null && after.deliveryFee > 0
        ? [refuse('item_change.pickup_fee', undefined, 'deliveryFee')]
        : []),
      ...findLineErrors(order, requested, lines),
      ...(isSame(before, after) ? [refuse('item_change.nothing', undefined, 'lines')] : []),
      ...(after.total === 0 ? [refuse('item_change.free_order', undefined, 'lines')] : []),
      ...priced.errors.map((error) => (error.code === 'credit.above_limit' ? { ...error, field: 'lines' } : error)),
      ...(priced.waits && difference > 0 ? [refuse('item_change.above_budget', undefined, 'lines')] : []),
    ],
  }
}

export const toStoredItems = ({
  lines,
  discounts,
  subtotal,
  discount,
  redeemed,
  deliveryFee,
  vat,
  total,
}: ChangeableOrder): StoredItems => ({
  lines,
  couponCode: getGoodsCode({ discounts }),
  subtotal,
  discount,
  redeemed,
  deliveryFee,
  vat,
  total,
})

/** Errors of lines: duplicates, unpublished products, missing stock; a line of the order can stay when its product is unpublished. */
function findLineErrors(
  order: ChangeableOrder,
  { lines: requested }: RequestedItems,
  found: readonly CatalogueLine[],
): EvaluatedChange['errors'] {
  const ids = requested.map(({ variantId }) => variantId)
  if (new Set(ids).size < ids.length) return [refuse('item_change.line_twice', undefined, 'lines')]
  const rows = new Map(found.map((line) => [line.variantId, line]))
  const missing = ids.some((id) => !rows.has(id)) ? [refuse('product.not_found', undefined, 'lines')] : []
  const { taken } = compareStock(order.lines, requested)
  const unavailable = taken.flatMap(({ variantId, quantity }): EvaluatedChange['errors'] => {
    const line = rows.get(variantId as VariantId)
    if (!line) return []
    const at = { variantId: line.variantId }
    const isKept = order.lines.some((old) => old.variantId === line.variantId)
    if (!line.published && !isKept) return [{ ...refuse('product.not_found', undefined, 'lines'), ...at }]
    if (line.onHand >= quantity) return []
    return line.onHand > 0
      ? [{ ...refuse('stock.short', { available: line.onHand }, 'lines'), ...at }]
      : [{ ...refuse('stock.out', undefined, 'lines'), ...at }]
  })
  return [...missing, ...unavailable]
}

/** Whether two states of an order have the same lines and amounts. */
export const isSame = (left: StoredItems, right: StoredItems): boolean => getVersion(left, []) === getVersion(right, [])

function getVersion(
  { lines, couponCode, deliveryFee, discount, redeemed, total }: StoredItems,
  money: unknown[],
): string {
  const items = lines.map(({ variantId, quantity, unitPrice, net, vat }) => [variantId, quantity, unitPrice, net, vat])
  const content = [items, couponCode, deliveryFee, discount, redeemed, total, ...money]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 24)
}
