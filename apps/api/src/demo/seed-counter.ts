import type { CallInput } from '@warda/contract/call'
import { DEFAULT_CALENDAR, listOpenDays } from '@warda/domain/delivery/calendar'
import { addDays, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import { findVariantId, setDrawerTimes } from './order-seed-queries.ts'
import type { DemoContext } from './order-steps.ts'

type Sale = CallInput<'placeCounterSale'>['body']

/** Minutes of the day in Riyadh. */
const OPENED_AT = 10 * 60
const CLOSED_AT = 21 * 60
const SALE_EVERY = 95

/**
 * Creates the counter's day before `now` (milliseconds): a drawer with three sales, a delivery, a pickup that is paid when it is handed over, and a
 * pay-out, closed with five riyals missing.
 */
export async function seedCounter({ trx, api, people }: DemoContext, now: number): Promise<void> {
  const day = addDays(riyadhDate(now), -1)
  const [openedAt, closedAt] = [riyadhInstant(day, OPENED_AT), riyadhInstant(day, CLOSED_AT)]
  const clerk = people.huda
  api.setTime(openedAt)
  const opened = await api.call(clerk, 'openCashDrawer', { body: { openingFloat: 300 } })
  const params = { drawerId: String(opened.data.id) }
  const variantId = await findVariantId(trx, 'ROSES-01-SM')
  for (const [at, sale] of [...listSales(variantId), ...listLater(variantId, now)].entries()) {
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

/** Open days between the order and the delivery, which is on none of the days that the board of the demo shows first. */
const DAYS_AHEAD = 3

/** A delivery and a pickup of a customer known by phone. */
function listLater(variantId: number, now: number): Sale[] {
  const customer = { fullName: 'نوف الحربي', phoneNumber: '0556112233' }
  const [first, ...days] = listOpenDays(DEFAULT_CALENDAR, now)
  const day = days[DAYS_AHEAD] ?? first
  return [
    {
      lines: [{ variantId, quantity: 1 }],
      customer,
      delivery: {
        recipient: { fullName: 'هدى الشمري', phoneNumber: '0556112244' },
        deliveryAddress: { line: 'شارع التحلية 15', district: 'العليا', city: 'الرياض' },
        deliveryDate: day?.date ?? '',
        deliverySlot: day?.slots.at(-1)?.id ?? '',
      },
      cardMessage: 'ألف مبروك!',
      payments: [{ method: 'card', amount: 190, reference: '004712' }],
    },
    {
      lines: [],
      freeLines: [{ title: 'باقة تخرج', price: 220, quantity: 1 }],
      customer,
      pickup: { date: addDays(riyadhDate(now), 1), time: '17:00', fullName: 'عبدالله الحربي' },
      cardMessage: 'مبارك التخرج',
      isPaidLater: true,
    },
  ]
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
