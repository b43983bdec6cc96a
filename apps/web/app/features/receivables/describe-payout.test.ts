import { expect, it } from 'vitest'
import { describePayout } from './describe-payout.ts'

const payout = {
  state: 'pending',
  isSlow: false,
  failure: null,
  failureText: '',
  paidWith: [{ gateway: 'moyasar', transaction: 'a1' }],
} as const
const plain = (text: string | null) => text?.replace(/[\u2068\u2069]/g, '')

it('OPEN-09 each state of a refund is told in words; one that the desk sends has none', () => {
  expect(describePayout({ ...payout, state: 'open' })).toBeNull()
  expect(plain(describePayout(payout))).toBe('Moyasar is sending it back.')
  expect(plain(describePayout({ ...payout, isSlow: true }))).toContain('hasn’t answered yet')
  expect(plain(describePayout({ ...payout, state: 'refunded' }))).toBe('Sent back by Moyasar')
  expect(plain(describePayout({ ...payout, state: 'byHand', failure: 'refused' }))).toBe('Sent by the shop')
})

it('OPEN-09 a refusal has the words of the gateway, as far as it gives any', () => {
  const refused = { ...payout, state: 'failed', failure: 'refused' } as const
  expect(plain(describePayout({ ...refused, failureText: 'Insufficient balance' }))).toBe(
    'Moyasar refused: Insufficient balance',
  )
  expect(plain(describePayout(refused))).toBe('Moyasar refused the refund.')
  expect(plain(describePayout({ ...refused, failure: 'otherAmount' }))).toContain('another amount')
  expect(plain(describePayout({ ...refused, failure: 'noKeys' }))).toContain('keys of Moyasar are missing')
})
