import type { Answer } from '@warda/contract/call'
import { expect, it } from 'vitest'
import { describePayout } from './describe-payout.ts'

type Payout = Answer<'refundPayouts'>['data'][number]

const describe = (changed: Partial<Payout>): string | null => {
  const payout = { state: 'pending', isSlow: false, failure: null, failureText: '', ...changed } as Payout
  const paidWith = [{ gateway: 'moyasar', transaction: 'a1' }]
  return describePayout({ ...payout, paidWith })?.replace(/[\u2068\u2069]/g, '') ?? null
}

it('OPEN-09 each state of a refund has a text; one that the desk sends has none', () => {
  expect(describe({ state: 'open' })).toBeNull()
  expect(describe({})).toBe('Moyasar is sending it back.')
  expect(describe({ isSlow: true })).toContain('hasn’t answered yet')
  expect(describe({ state: 'refunded' })).toBe('Sent back by Moyasar')
  expect(describe({ state: 'byHand', failure: 'refused' })).toBe('Sent by the shop')
})

it('OPEN-09 a refusal shows the error message of the gateway, if it gives one', () => {
  const refused = { state: 'failed', failure: 'refused' } as const
  expect(describe({ ...refused, failureText: 'Insufficient balance' })).toBe('Moyasar refused: Insufficient balance')
  expect(describe(refused)).toBe('Moyasar refused the refund.')
  expect(describe({ ...refused, failure: 'otherAmount' })).toContain('different refunded amount')
  expect(describe({ ...refused, failure: 'notFound' })).toContain('no such payment')
  expect(describe({ ...refused, failure: 'noKeys' })).toContain('keys of Moyasar are missing')
})
