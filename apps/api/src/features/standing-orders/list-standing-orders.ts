import { salePrice } from '@warda/domain/catalogue/price'
import { slotsOn } from '@warda/domain/delivery/calendar'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { Halalas } from '@warda/domain/money'
import { standingDates, standingDelivery } from '@warda/domain/wholesale/standing-dates'
import type { Actor } from '../../http/handler.ts'
import type { World } from '../../context.ts'
import { readSettings } from '../settings/index.ts'
import { clientTerms } from '../quick-order/index.ts'
import { findStanding, type StandingRow, selectStanding } from './queries.ts'

/** Dates to come that are shown. */
const AHEAD = 4

export type StandingView = Omit<StandingRow, 'lines'> & {
  lines: (StandingRow['lines'][number] & { unitPrice: Halalas })[]
  next: { date: string; deliveryDate: string | null; skipped: boolean }[]
}

/** The caller's standing orders: a client's all, a manager's those of the branch. */
export async function listStanding(world: World, actor: Actor): Promise<StandingView[]> {
  const rows = await selectStanding(world.db, actor.clientId, actor.role === 'BranchManager' ? actor.branchId : null)
  return Promise.all(rows.map((row) => viewOf(world, row)))
}

/** One standing order that exists. */
export async function viewStanding(world: World, id: number): Promise<StandingView | undefined> {
  const row = await findStanding(world.db, id)
  return row && viewOf(world, row)
}

async function viewOf(world: World, row: StandingRow): Promise<StandingView> {
  const { calendar } = await readSettings(world)
  const variantIds = row.lines.map(({ variantId }) => variantId)
  const terms = await clientTerms(world.db, row.clientId, variantIds)
  const isOpen = (day: string): boolean => slotsOn(calendar, day).some(({ id }) => id === row.slot)
  const next = standingDates(row, riyadhDate(world.clock.now()), AHEAD).map((date) => ({
    date,
    deliveryDate: standingDelivery(date, isOpen),
    skipped: row.skips.includes(date),
  }))
  const lines = row.lines.map((line) => {
    const listed = salePrice(line.price, line.discountPercent)
    return { ...line, unitPrice: terms.priceOf({ ...line, salePrice: listed }) }
  })
  return { ...row, lines, next }
}
