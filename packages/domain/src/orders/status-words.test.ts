import { describe, expect, it } from 'vitest'
import { getShopperStatus } from './order-stages.ts'
import { getPaymentState, ORDER_STATES } from './order-states.ts'
import type { PaymentTerms } from './payment-terms.ts'
import {
  describeStatus,
  getAmountToCollect,
  MONEY_WORDS,
  STATUS_TONES,
  STATUS_WORDS,
  type StatusFacts,
} from './status-words.ts'

const TODAY = '2026-11-29'
const TOTAL = 43_500
const TERMS: readonly PaymentTerms[] = ['online', 'cash', 'postponed', 'monthly']

/** Debts of an order of which `open` is outstanding: none, one, parts, and parts of which some are overdue. */
const plansFor = (open: number): StatusFacts['debts'][] =>
  open === 0
    ? [[]]
    : [
        [],
        [{ remaining: open, dueDate: '2026-12-28' }],
        [{ remaining: open, dueDate: '2026-11-28' }],
        [{ remaining: open, dueDate: TODAY }],
        [
          { remaining: Math.floor(open / 3), dueDate: '2026-11-01' },
          { remaining: Math.floor(open / 3), dueDate: '2026-12-01' },
        ],
        [
          { remaining: Math.floor(open / 3), dueDate: '2026-12-01' },
          { remaining: Math.floor(open / 3), dueDate: '2027-01-01' },
          { remaining: open - 2 * Math.floor(open / 3), dueDate: '2027-02-01' },
        ],
      ]

/** Whether work on the order may have started, so that its address is known. */
const hasWork = (state: StatusFacts['state']): boolean => !['placed', 'preparing', 'cancelled'].includes(state)

/** Every combination of state, money and terms that an order can reach. */
const reachable: StatusFacts[] = ORDER_STATES.flatMap((state) =>
  [true, false].flatMap((agreed) =>
    TERMS.flatMap((terms) =>
      [
        [0, TOTAL],
        [12_000, TOTAL - 12_000],
        [TOTAL, 0],
        [0, 0],
      ].flatMap(([paid = 0, outstanding = 0]) =>
        [
          { money: 0, credit: 0 },
          { money: 5_050, credit: 0 },
          { money: 0, credit: 5_050 },
          { money: 1, credit: 2 },
        ].flatMap((refunded) =>
          plansFor(state === 'cancelled' ? 0 : outstanding).flatMap((debts) =>
            ([null, 'waiting', 'approved', 'refused'] as const).flatMap((approval) =>
              [true, false]
                .filter((failed) => !failed || state === 'outForDelivery')
                // An order past `placed` has agreed terms, and a cancelled one owes nothing and holds nothing.
                .filter(() => agreed || state === 'placed' || state === 'cancelled')
                .filter(() => state !== 'cancelled' || (paid === 0 && outstanding === 0))
                .filter(() => approval !== 'waiting' || state === 'placed')
                .flatMap((failed) => (hasWork(state) ? [false] : [true, false]).map((wanted) => ({ failed, wanted })))
                .map(({ failed, wanted }) => ({
                  addressWanted: wanted,
                  state,
                  agreed,
                  terms,
                  paid,
                  outstanding,
                  refunded,
                  debts,
                  approval,
                  failed,
                  today: TODAY,
                })),
            ),
          ),
        ),
      ),
    ),
  ),
)

const order = (facts: Partial<StatusFacts>): StatusFacts => ({
  state: 'preparing',
  agreed: true,
  approval: null,
  failed: false,
  addressWanted: false,
  terms: 'online',
  paid: 0,
  outstanding: 0,
  refunded: { money: 0, credit: 0 },
  debts: [],
  today: TODAY,
  ...facts,
})
const badge = (facts: Partial<StatusFacts>) => {
  const { word, tone } = describeStatus(order(facts))
  return [word, tone]
}
const money = (facts: Partial<StatusFacts>) => describeStatus(order(facts)).money.map(({ word }) => word)

describe('words for an order', () => {
  it('AGREE-04 every reachable combination has one badge and at least one payment text', () => {
    expect(reachable.length).toBeGreaterThan(2_000)
    for (const facts of reachable) {
      const words = describeStatus(facts)
      expect(STATUS_WORDS).toContain(words.word)
      expect(STATUS_TONES).toContain(words.tone)
      expect(words.money.length).toBeGreaterThan(0)
      const names = words.money.map((line) => line.word)
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(MONEY_WORDS).toContain(name)
    }
  })

  it('AGREE-04 an order past pending has agreed terms, and a cancelled one is canceled whatever it owes', () => {
    expect(badge({ state: 'preparing', agreed: false, outstanding: 1 })).toEqual(['beingPrepared', 'waiting'])
    expect(badge({ state: 'cancelled', agreed: false, outstanding: 1 })).toEqual(['canceled', 'canceled'])
    expect(badge({ state: 'cancelled' })).toEqual(['canceled', 'canceled'])
  })

  it('AGREE-03 a missing address is shown for a placed and a preparing order, not for a ready one', () => {
    expect(badge({ state: 'placed', addressWanted: true })).toEqual(['addressWanted', 'attention'])
    expect(badge({ state: 'preparing', addressWanted: true, outstanding: 1 })).toEqual(['addressWanted', 'waiting'])
    expect(badge({ state: 'ready', addressWanted: true })).toEqual(['ready', 'progress'])
  })

  it('AGREE-04 "Completed" is green and only for completed and fully paid orders', () => {
    for (const facts of reachable) {
      const { word, tone } = describeStatus(facts)
      const isDone = facts.state === 'completed' && facts.outstanding === 0
      expect([word === 'completed', tone === 'done']).toEqual([isDone, isDone])
    }
  })

  it('AGREE-04 ORDERS-06 yellow, blue and red mean pending, waiting for payment and canceled', () => {
    for (const facts of reachable) {
      const { tone } = describeStatus(facts)
      const status = getShopperStatus({
        ...facts,
        paymentState: getPaymentState({ total: facts.paid + facts.outstanding, paid: facts.paid }),
      })
      if (tone === 'pending') expect(status).toBe('pending')
      if (tone === 'waiting') expect(status).toBe('waitingPaid')
      if (tone === 'canceled') expect(status).toBe('canceled')
      if (status === 'pending') expect(tone).toBe('pending')
      if (status === 'canceled') expect(tone).toBe('canceled')
      if (status === 'waitingPaid') expect(['waiting', 'attention']).toContain(tone)
    }
  })

  it('AGREE-04 the owed amounts sum to the outstanding amount, and "Paid" is only for orders without one', () => {
    const OWED = new Set(['toPay', 'toPayOnDelivery', 'onTerms', 'overdue', 'postponed', 'dueOn', 'inParts'])
    for (const facts of reachable) {
      const lines = describeStatus(facts).money
      const owed = lines.filter(({ word }) => OWED.has(word)).reduce((sum, { amount }) => sum + amount, 0)
      expect(owed).toBe(facts.outstanding)
      if (lines.some(({ word }) => word === 'paid'))
        expect([facts.outstanding, facts.state === 'cancelled']).toEqual([0, false])
      const back = lines.filter(({ word }) => word === 'paidBack' || word === 'credited')
      expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(facts.refunded.money + facts.refunded.credit)
    }
  })

  it('AGREE-04 the badge names the stage of the goods', () => {
    const paid = { paid: TOTAL }
    expect(badge({ ...paid, state: 'preparing' })).toEqual(['beingPrepared', 'progress'])
    expect(badge({ ...paid, state: 'ready' })).toEqual(['ready', 'progress'])
    expect(badge({ ...paid, state: 'outForDelivery' })).toEqual(['onItsWay', 'progress'])
    expect(badge({ ...paid, state: 'outForDelivery', failed: true })).toEqual(['couldNotBeDelivered', 'attention'])
    expect(badge({ ...paid, state: 'delivered' })).toEqual(['delivered', 'progress'])
    expect(badge({ ...paid, state: 'completed' })).toEqual(['completed', 'done'])
    expect(badge({ outstanding: TOTAL, state: 'outForDelivery' })).toEqual(['onItsWay', 'waiting'])
    expect(badge({ outstanding: TOTAL, state: 'completed' })).toEqual(['waitingForPayment', 'waiting'])
    expect(badge({ outstanding: TOTAL, state: 'placed', agreed: false })).toEqual(['pending', 'pending'])
    expect(badge({ outstanding: 1, paid: 1, state: 'placed', agreed: false })).toEqual(['waitingForPayment', 'waiting'])
    const waiting = { outstanding: TOTAL, state: 'placed', agreed: false, approval: 'waiting' } as const
    expect(badge(waiting)).toEqual(['waitingForApproval', 'pending'])
    expect(badge({ state: 'cancelled' })).toEqual(['canceled', 'canceled'])
  })

  it('AGREE-03 an agreed order without an address waits for its recipient; an unpaid one is pending first', () => {
    const wanted = { addressWanted: true }
    expect(badge({ ...wanted, paid: TOTAL })).toEqual(['addressWanted', 'attention'])
    expect(badge({ ...wanted, outstanding: TOTAL, terms: 'cash' })).toEqual(['addressWanted', 'waiting'])
    expect(badge({ ...wanted, outstanding: TOTAL, state: 'placed', agreed: false })).toEqual(['pending', 'pending'])
    expect(badge({ ...wanted, state: 'cancelled' })).toEqual(['canceled', 'canceled'])
  })

  it('AGREE-04 the payment has its own texts', () => {
    expect(money({ paid: TOTAL })).toEqual(['paid'])
    expect(money({ outstanding: TOTAL, terms: 'cash' })).toEqual(['toPayOnDelivery'])
    expect(money({ outstanding: TOTAL, terms: 'cash', state: 'delivered' })).toEqual(['toPay'])
    expect(money({ outstanding: TOTAL, terms: 'postponed', state: 'placed', agreed: false })).toEqual(['onTerms'])
    const later = { remaining: TOTAL, dueDate: '2026-12-28' }
    expect(describeStatus(order({ outstanding: TOTAL, terms: 'postponed', debts: [later] })).money).toEqual([
      { word: 'postponed', amount: TOTAL, day: '2026-12-28' },
    ])
    expect(money({ outstanding: TOTAL, paid: 100, debts: [later] })).toEqual(['dueOn'])
    expect(money({ outstanding: TOTAL, debts: [{ remaining: TOTAL, dueDate: '2026-11-28' }] })).toEqual(['overdue'])
    expect(money({ state: 'cancelled' })).toEqual(['nothingToPay'])
    expect(money({ state: 'cancelled', refunded: { money: 5_050, credit: 0 } })).toEqual(['paidBack'])
    expect(money({ paid: TOTAL, refunded: { money: 0, credit: 5_050 } })).toEqual(['paid', 'credited'])
  })

  it('AGREE-04 instalments, a part of the plan and its days', () => {
    const [first, second] = [
      { remaining: 10_000, dueDate: TODAY },
      { remaining: 20_000, dueDate: '2026-12-29' },
    ] as const
    const read = (facts: Partial<StatusFacts>) => describeStatus(order(facts)).money
    expect(read({ outstanding: 30_000, debts: [first, second] })).toEqual([
      { word: 'inParts', amount: 30_000, day: TODAY },
    ])
    expect(read({ outstanding: 10_000, paid: 5_000, debts: [first] })).toEqual([
      { word: 'dueOn', amount: 10_000, day: TODAY },
    ])
    expect(read({ outstanding: 15_000, debts: [first] })).toEqual([
      { word: 'dueOn', amount: 10_000, day: TODAY },
      { word: 'toPay', amount: 5_000, day: null },
    ])
    const settled = { remaining: 0, dueDate: '2026-12-01' }
    expect(read({ outstanding: 20_000, paid: 1, debts: [settled, second] })).toEqual([
      { word: 'dueOn', amount: 20_000, day: '2026-12-29' },
    ])
  })

  it('AGREE-04 a failed delivery is said only of an order that is on its way, and money of a cancelled order only when it went back', () => {
    expect(badge({ paid: TOTAL, state: 'delivered', failed: true })).toEqual(['delivered', 'progress'])
    expect(badge({ paid: TOTAL, state: 'placed', agreed: false })).toEqual(['beingPrepared', 'progress'])
    expect(money({ state: 'cancelled', paid: 100, refunded: { money: 0, credit: 100 } })).toEqual(['credited'])
    expect(money({ state: 'cancelled', outstanding: 100 })).toEqual(['nothingToPay'])
    expect(money({})).toEqual(['nothingToPay'])
    expect(money({ outstanding: TOTAL, terms: 'cash', state: 'completed' })).toEqual(['toPay'])
    expect(money({ outstanding: TOTAL, terms: 'postponed' })).toEqual(['toPay'])
    expect(money({ outstanding: TOTAL, terms: 'online', state: 'placed', agreed: false })).toEqual(['toPay'])
  })

  it('AGREE-04 the driver collects the outstanding amount without a due day, and nothing of a postponed payment', () => {
    const collect = (facts: Partial<StatusFacts>) => getAmountToCollect(describeStatus(order(facts)).money)
    expect(collect({ outstanding: 8_000, terms: 'cash' })).toBe(8_000)
    expect(collect({ outstanding: TOTAL, debts: [{ remaining: TOTAL, dueDate: '2026-12-28' }] })).toBe(0)
    expect(collect({ outstanding: 9_000, debts: [{ remaining: 6_000, dueDate: '2026-12-28' }] })).toBe(3_000)
    expect(collect({ paid: TOTAL })).toBe(0)
  })
})
