import type { CallInput } from '@warda/contract/call'
import { addDays, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import { findVariantId, setDrawerTimes } from './order-seed-queries.ts'
import type { DemoContext } from './order-steps.ts'

type Sale = CallInput<'placeCounterSale'>['body']

/** Minutes of the day in Riyadh. */
const OPENED_AT = 10 * 60
const CLOSED_AT = 21 * 60
const SALE_EVERY = 95

/** Creates the counter's day before `now` (milliseconds): a drawer with three sales and a pay-out, closed with five riyals missing. */
export async function seedCounter({ trx, api, people }: DemoContext, now: number): Promise<void> {
  const day = addDays(riyadhDate(now), -1)
  const [openedAt, closedAt] = [riyadhInstant(day, OPENED_AT), riyadhInstant(day, CLOSED_AT)]
  const clerk = people.huda
  api.setTime(openedAt)
  const opened = await api.call(clerk, 'openCashDrawer', { body: { openingFloat: 300 } })
  const params = { drawerId: String(opened.data.id) }
  for (const [at, sale] of listSales(await findVariantId(trx, 'ROSES-01-SM')).entries()) {
    api.setTime(openedAt + (at + 1) * SALE_EVERY * 60_000)
    await api.call(clerk, 'placeCounterSale', { body: sale })
  }
  const payOut = { kind: 'payOut', purpose: 'expense', amount: 45, reason: 'شرائط وورق تغليف' }
  await api.call(clerk, 'recordDrawerMovement', { params, body: payOut })
  api.setTime(closedAt)
  const { data: open } = await api.call(clerk, 'currentCashDrawer', {})
  const expected = open?.expected ?? 0
  await api.call(clerk, 'closeCashDrawer', { params, body: { expected, counted: expected - 5 } })
  await setDrawerTimes(trx, opened.data.id, { openedAt: new Date(openedAt), closedAt: new Date(closedAt) })
}

const listSales = (variantId: number): Sale[] => [
  {
    lines: [],
    freeLines: [{ title: 'باقة ورد مشكّلة', price: 300, quantity: 1 }],
    payments: [{ method: 'cash', amount: 300, received: 500 }],
  },
  {
    lines: [],
    freeLines: [{ title: 'وردة جورية', price: 15, quantity: 5 }],
    payments: [{ method: 'card', amount: 75, reference: '004711' }],
  },
  {
    lines: [{ variantId, quantity: 1 }],
    payments: [{ method: 'cash', amount: 165 }],
  },
]
