import { addDays, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLateTime } from '../../db/late-time-queries.ts'
import { seedLarge } from '../../demo/large/seed-large.ts'
import { openDemoShop } from '../../testing/demo-shop.ts'
import { queryPlan } from '../../testing/query-plan.ts'
import { SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { lateQuery, lowQuery, todayQuery, waitingQuery } from './overview-queries.ts'
import { byBranchQuery, byCategoryQuery, byDayQuery, periodQuery, readAggregatedThrough } from './revenue-queries.ts'

const DAY = riyadhDate(SUNDAY_MORNING)
const instant = (day: string) => new Date(riyadhInstant(day, 0))
const now = { day: DAY, since: instant(DAY), until: instant(addDays(DAY, 1)) }
const tenOClock = getLateTime(riyadhInstant(DAY, 600))
const month = { from: addDays(DAY, -29), to: DAY }

let shop: TestShop
let through: string
beforeAll(async () => {
  shop = await openDemoShop()
  await seedLarge({ db: shop.db, products: 5_000, orders: 20_000, days: 600, now: SUNDAY_MORNING, report: () => {} })
  through = await readAggregatedThrough(shop.db)
})
afterAll(() => shop.close())

test.each([
  ['today', () => todayQuery(now)],
  ['what is late', () => lateQuery(tenOClock)],
  ['what waits', () => waitingQuery(instant(addDays(DAY, -6)))],
])('among 20,000 orders the overview finds %s by indexes', async (_, query) => {
  expect(await queryPlan(shop.db, query())).not.toMatch(/Seq Scan on (orders|review|problem_report)\b/)
})

test('among 10,000 sizes the overview reads the stock of low ones only', async () => {
  const plan = await queryPlan(shop.db, lowQuery())
  expect(plan).not.toMatch(/Seq Scan on (stock|variant)\b/)
})

test.each([
  ['in all', () => periodQuery(month, through)],
  ['by day', () => byDayQuery(month, through)],
  ['by category', () => byCategoryQuery(month, through)],
  ['by branch', () => byBranchQuery(month, through)],
])(
  'of the shares of 20,000 orders the revenue of a month %s reads those of today; the rest is folded',
  async (_, query) => {
    const plan = await queryPlan(shop.db, query())
    expect(plan).not.toMatch(/Seq Scan on revenue_(day|share)\b/)
    expect(plan).toMatch(/Scan using revenue_day_\w+ on revenue_day/)
    const [, read] = /Scan using revenue_share_day on revenue_share .*actual time=\S+ rows=([\d.]+)/.exec(plan) ?? []
    expect(Number(read)).toBeLessThan(1_000)
  },
)
