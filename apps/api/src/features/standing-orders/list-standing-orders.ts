import { calculateSalePrice } from '@warda/domain/catalogue/sale-price'
import { getOrderingEnd, listSlots } from '@warda/domain/delivery/calendar'
import type { BranchId } from '@warda/domain/ids'
import { LIMITS } from '@warda/domain/limits'
import type { Halalas } from '@warda/domain/money'
import { type PageInfo, paginate } from '@warda/domain/pagination'
import { ok, type Result, refuse } from '@warda/domain/result'
import {
  findStandingOrderDeliveryDate,
  listStandingOrderDates,
  STANDING_ORDER_LEAD_DAYS,
} from '@warda/domain/standing-orders/standing-order-dates'
import { foldForSearch } from '@warda/domain/text'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { readClientTerms } from '../client-terms/index.ts'
import type { OrderPreview } from '../orders/index.ts'
import { getStoreCredit } from '../receivables/index.ts'
import { readSettings } from '../settings/index.ts'
import type { StandingOrderInput } from './change-standing-order.ts'
import { estimateTotal, previewDelivery } from './estimate-total.ts'
import {
  findShopperIds,
  findStanding,
  findSummaries,
  isClientBranch,
  type StandingRow,
  selectStanding,
} from './queries.ts'

/** Number of next dates in a view. */
const NEXT_DATES = 4

export type StandingOrderView = Omit<StandingRow, 'lines'> & {
  lines: (StandingRow['lines'][number] & { unitPrice: Halalas })[]
  next: { date: string; deliveryDate: string | null; skipped: boolean; placed: boolean }[]
  /** What one delivery costs now, with delivery fee and VAT. */
  orderTotal: Halalas
}

/** The price of one delivery to a place that may be incomplete, and the caller's store credit in halalas. */
export async function quoteShopperDelivery(
  context: AppContext,
  actor: Actor,
  { lines, ...place }: QuotedPlace & Pick<StandingOrderInput, 'lines'>,
): Promise<{ preview: OrderPreview; storeCredit: Halalas }> {
  const unknown = { branchId: null, addressLine: null, addressNote: null, terms: 'online' } as const
  const preview = await previewDelivery(context, actor, { ...unknown, ...place, lines })
  return { preview, storeCredit: await getStoreCredit(context.db, { userId: actor.userId }) }
}

export type QuotedPlace = Pick<StandingRow, 'city' | 'district' | 'latitude' | 'longitude'>

export type StandingFilter = {
  branchId?: BranchId | undefined
  q?: string | undefined
  page?: number | undefined
  pageSize?: number | undefined
}

/** A page of the standing orders of the caller's client, for a manager only those of their branch; without a page the first 100. */
export async function listStandingOrders(
  context: AppContext,
  actor: Actor,
  { branchId, q = '', page, pageSize }: StandingFilter,
): Promise<Result<PageInfo & { rows: StandingOrderView[] }, 'not_found'>> {
  const managed = actor.role === 'BranchManager' ? actor.branchId : null
  const isForeign = branchId !== undefined && (managed ?? branchId) !== branchId
  if (isForeign || (branchId !== undefined && !(await isClientBranch(context.db, actor.clientId, branchId))))
    return refuse('not_found')
  const all = await findSummaries(context.db, actor.clientId, managed)
  const words = foldForSearch(q).split(' ')
  const matching = all.filter((each) => {
    const text = foldForSearch([each.name, each.branchName, each.recipientName, each.purchaseOrder ?? ''].join(' '))
    return (branchId === undefined || each.branchId === branchId) && words.every((word) => text.includes(word))
  })
  const info = paginate({ page, pageSize: pageSize ?? LIMITS.pageSize }, matching.length)
  const ids = matching.slice(info.offset, info.offset + info.limit).map(({ id }) => id)
  const rows = await selectStanding(context.db, ids)
  return ok({ ...info, rows: await Promise.all(rows.map((row) => buildView(context, actor, row))) })
}

/** The standing orders of a shopper and their store credit in halalas. */
export async function listShopperStandingOrders(
  context: AppContext,
  actor: Actor,
): Promise<{ rows: StandingOrderView[]; storeCredit: Halalas }> {
  const rows = await selectStanding(context.db, await findShopperIds(context.db, actor.userId))
  const storeCredit = await getStoreCredit(context.db, { userId: actor.userId })
  return { rows: await Promise.all(rows.map((row) => buildView(context, actor, row))), storeCredit }
}

export async function getStandingOrder(
  context: AppContext,
  actor: Actor,
  id: number,
): Promise<StandingOrderView | undefined> {
  const row = await findStanding(context.db, id)
  return row && buildView(context, actor, row)
}

async function buildView(context: AppContext, actor: Actor, row: StandingRow): Promise<StandingOrderView> {
  const { calendar } = await readSettings(context)
  const variantIds = row.lines.map(({ variantId }) => variantId)
  const terms = await readClientTerms(context.db, row.clientId, variantIds)
  const isOpen = (day: string): boolean => listSlots(calendar, day).some(({ id }) => id === row.slot)
  const placed = row.runs.filter(({ orderId }) => orderId !== null).map(({ date }) => date)
  const now = context.clock.now()
  const next = listStandingOrderDates(row, riyadhDate(now), NEXT_DATES + STANDING_ORDER_LEAD_DAYS)
    .map((date) => ({
      date,
      deliveryDate: findStandingOrderDeliveryDate(date, isOpen),
      skipped: row.skips.includes(date),
      placed: placed.includes(date),
    }))
    // A date without an order after orders for its delivery ended gets none.
    .filter(
      ({ deliveryDate, placed: isPlaced }) =>
        isPlaced || deliveryDate === null || getOrderingEnd(calendar, { date: deliveryDate, slot: row.slot }) > now,
    )
    .slice(0, NEXT_DATES)
  const lines = row.lines.map((line) => {
    const catalogPrice = calculateSalePrice(line.price, line.discountPercent)
    return { ...line, unitPrice: terms.getPrice({ ...line, salePrice: catalogPrice }) }
  })
  return { ...row, lines, next, orderTotal: await estimateTotal(context, actor, row) }
}
