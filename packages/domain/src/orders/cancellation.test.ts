import { describe, expect, it } from 'vitest'
import { checkCancellation, checkFailedDeliveryChoice, checkRejection } from './cancellation.ts'
import { ORDER_STATES } from './order-states.ts'

describe('rejecting and cancelling', () => {
  it('ORDERS-03 the shopper can reject pending orders only', () => {
    const open = ORDER_STATES.filter((state) => checkRejection({ state, paid: 0, hasLiveAttempt: false }).ok)
    expect(open).toEqual(['placed'])
    expect(checkRejection({ state: 'ready', paid: 0, hasLiveAttempt: false })).toMatchObject({
      code: 'order.not_pending',
    })
  })
  it('ORDERS-03 refuses after a payment or during one', () => {
    expect(checkRejection({ state: 'placed', paid: 1, hasLiveAttempt: false })).toMatchObject({
      code: 'order.already_paid',
    })
    expect(checkRejection({ state: 'placed', paid: 0, hasLiveAttempt: true })).toMatchObject({
      code: 'order.payment_in_progress',
    })
  })
  it('BIZ-04 the shop can cancel until the order is ready', () => {
    expect(ORDER_STATES.filter((state) => checkCancellation(state).ok)).toEqual(['placed', 'preparing'])
    expect(checkCancellation('placed')).toEqual({ ok: true, value: true })
    expect(checkCancellation('ready')).toEqual({ ok: false, code: 'order.too_late_to_cancel' })
  })
  it('BIZ-04 an order out for delivery can be cancelled after a failed delivery only', () => {
    expect(ORDER_STATES.filter((state) => checkFailedDeliveryChoice({ state, failed: true }).ok)).toEqual([
      'outForDelivery',
    ])
    expect(ORDER_STATES.filter((state) => checkFailedDeliveryChoice({ state, failed: false }).ok)).toEqual([])
    expect(checkFailedDeliveryChoice({ state: 'outForDelivery', failed: true })).toEqual({ ok: true, value: true })
    expect(checkFailedDeliveryChoice({ state: 'ready', failed: true })).toEqual({ ok: false, code: 'order.not_failed' })
    expect(checkRejection({ state: 'placed', paid: 0, hasLiveAttempt: false })).toEqual({ ok: true, value: true })
    expect(checkRejection({ state: 'outForDelivery', paid: 0, hasLiveAttempt: false }).ok).toBe(false)
  })
})
