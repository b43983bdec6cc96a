import { expect, it } from 'vitest'
import { ORDER_STATES } from '../orders/order-states.ts'
import { getTrackingStage, isTrackingExpired } from './tracking-stage.ts'

const DAY_MS = 86_400_000

it('OPEN-04 every state of an order has a stage', () => {
  const stages = ORDER_STATES.map((state) =>
    getTrackingStage({ state, hasFailed: false, hasDeparted: true, hasArrived: false }),
  )
  expect(stages).toEqual(['received', 'preparing', 'ready', 'onTheWay', 'delivered', 'delivered', 'cancelled'])
})

it.each([
  [{ hasFailed: true, hasDeparted: true, hasArrived: true }, 'failed'],
  [{ hasFailed: false, hasDeparted: false, hasArrived: false }, 'ready'],
  [{ hasFailed: false, hasDeparted: true, hasArrived: true }, 'arriving'],
])('OPEN-04 an attempt %o is shown as %s', (attempt, stage) => {
  expect(getTrackingStage({ state: 'outForDelivery', ...attempt })).toBe(stage)
})

it('OPEN-04 the page expires seven days after the end of the delivery, and never before it', () => {
  expect(isTrackingExpired(null, 1_000 * DAY_MS)).toBe(false)
  expect(isTrackingExpired(0, 7 * DAY_MS - 1)).toBe(false)
  expect(isTrackingExpired(0, 7 * DAY_MS)).toBe(true)
})
