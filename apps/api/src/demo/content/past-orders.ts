import { CUSTOMERS, type DemoOrder, DOORS } from './orders.ts'

/** How many orders were delivered on each of the last days, the earliest day first: quiet Sundays, busy Thursdays, a holiday. */
const A_DAY = [1, 2, 1, 2, 4, 2, 1, 1, 2, 2, 3, 5, 2, 1, 2, 1, 2, 3, 6, 3, 1, 2, 2, 3, 3, 5, 2, 2] as const

const BUYERS = ['noura', 'fahad', 'reem', 'lama', 'james'] as const
const DOORS_IN_TURN = [DOORS.kingdom, DOORS.hittin, DOORS.kafd, DOORS.malqa, DOORS.rawdah, DOORS.museum, DOORS.yasmin]
const FLOWERS = [
  'ROSES-01-ME',
  'TULIPS-01-ME',
  'MIXED-03-ME',
  'ROSES-02-LA',
  'PLANTS-01-LA',
  'MIXED-01-ME',
  'ROSES-05-LA',
  'TULIPS-05-ME',
  'WEDDING-02-LA',
  'ROSES-08-ME',
  'MIXED-08-ME',
] as const
const NAMES = ['Maha Alqahtani', 'سلمى العتيبي', 'Huda Rashid', 'منى الشمري', 'Dana Alfaraj', 'نوف القحطاني'] as const

/** The `n`th past order of the demo: paid online or at the door in turn, and delivered. */
function pastOrder(n: number): DemoOrder {
  const buyer = pick(BUYERS, n)
  const online = n % 2 === 0
  return {
    buyer,
    terms: online ? 'online' : 'cash',
    day: 'first',
    slot: ([0, 1, 2, 3, 4] as const)[n % 5] ?? 0,
    sku: pick(FLOWERS, n * 3),
    quantity: n % 7 === 0 ? 2 : 1,
    to: { fullName: pick(NAMES, n), phoneNumber: CUSTOMERS[buyer].phone },
    door: pick(DOORS_IN_TURN, n * 2),
    driver: n % 3 === 0 ? 'nasser' : 'yousef',
    steps: online ? ['pay', 'start', 'deliver', 'receive'] : ['start', 'payAll', 'deliver', 'receive'],
  }
}

const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T

/** The orders of the last four weeks grouped by day, the earliest day first. */
export function pastOrders(): readonly (readonly DemoOrder[])[] {
  let n = 0
  return A_DAY.map((count) => Array.from({ length: count }, () => pastOrder(n++)))
}
