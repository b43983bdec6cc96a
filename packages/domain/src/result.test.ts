import { describe, expect, it } from 'vitest'
import { ok, refuse } from './result.ts'

describe('result', () => {
  it('wraps a value', () => {
    expect(ok(3)).toEqual({ ok: true, value: 3 })
  })
  it('omits values and field when they are not given', () => {
    expect(Object.keys(refuse('order.not_pending'))).toEqual(['ok', 'code'])
  })
  it('has values and the invalid field when given', () => {
    expect(refuse('amount.too_large', { max: 5 }, 'amount')).toEqual({
      ok: false,
      code: 'amount.too_large',
      values: { max: 5 },
      field: 'amount',
    })
  })
})
