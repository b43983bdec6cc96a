import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Halalas, Riyals } from './money.ts'
import {
  halalasToRiyals,
  MAX_HALALAS,
  multiply,
  parseAmount,
  prorate,
  split,
  splitVat,
  sumHalalas,
  takePercent,
  toRiyals,
} from './money.ts'

const amount = fc.integer({ min: 0, max: MAX_HALALAS })

describe('parsing amounts', () => {
  it.each([
    [12.5, 1250],
    [0.01, 1],
    [1234.56, 123456],
    [0.29, 29],
    [1.15, 115],
    ['12', 1200],
    ['12.5', 1250],
    [' 12.50 ', 1250],
    ['007', 700],
    ['١٬٢٣٤٫٥٠', 123450],
    ['۱۲۳', 12300],
    [999_999_999.99, MAX_HALALAS],
    ['999999999.99', MAX_HALALAS],
  ])('FORM-07 parses %j as %d halalas', (typed, halalas) => {
    expect(parseAmount(typed)).toEqual({ ok: true, value: halalas })
  })
  it.each([
    [Number.NaN, 'amount.invalid'],
    [Number.POSITIVE_INFINITY, 'amount.invalid'],
    [Number.NEGATIVE_INFINITY, 'amount.invalid'],
    ['1e3', 'amount.invalid'],
    ['0x10', 'amount.invalid'],
    ['', 'amount.invalid'],
    ['12.', 'amount.invalid'],
    ['.5', 'amount.invalid'],
    ['1,234', 'amount.invalid'],
    ['+5', 'amount.invalid'],
    ['5 6', 'amount.invalid'],
    ['NaN', 'amount.invalid'],
    [null, 'amount.invalid'],
    [undefined, 'amount.invalid'],
    [true, 'amount.invalid'],
    [[5], 'amount.invalid'],
    [{}, 'amount.invalid'],
    [5n, 'amount.invalid'],
    [1.001, 'amount.decimals'],
    [0.1 + 0.2, 'amount.decimals'],
    [1e-7, 'amount.decimals'],
    ['1.500', 'amount.decimals'],
    [0, 'amount.not_positive'],
    [-0, 'amount.not_positive'],
    ['0.00', 'amount.not_positive'],
    [-5, 'amount.not_positive'],
    ['-5', 'amount.not_positive'],
    [1e21, 'amount.too_large'],
    [1_000_000_000, 'amount.too_large'],
    ['1000000000', 'amount.too_large'],
    ['9'.repeat(400), 'amount.too_large'],
  ])('FORM-07 refuses %s with %s', (typed, code) => {
    expect(parseAmount(typed)).toMatchObject({ ok: false, code })
  })
  it('accepts zero with allowZero', () => {
    expect([parseAmount(0, { allowZero: true }), parseAmount('0', { allowZero: true })]).toEqual([
      { ok: true, value: 0 },
      { ok: true, value: 0 },
    ])
    expect(parseAmount(-1, { allowZero: true }).ok).toBe(false)
  })
  it('converts every amount to the wire and back, as number and as text, with at most two decimals', () => {
    fc.assert(
      fc.property(amount, (halalas) => {
        const wire = halalasToRiyals(halalas)
        const back = parseAmount(JSON.parse(JSON.stringify(wire)), { allowZero: true })
        const text = parseAmount(wire.toFixed(2), { allowZero: true })
        return /^\d+(\.\d{1,2})?$/.test(JSON.stringify(wire)) && [back, text].every((r) => r.ok && r.value === halalas)
      }),
    )
  })
})

describe('sums', () => {
  it('adds and multiplies whole halalas', () => {
    expect([sumHalalas([]), sumHalalas([10, 20, 5]), multiply(1999, 3)]).toEqual([0, 35, 5997])
  })
  it('never gives negative zero', () => {
    expect([halalasToRiyals(-0), sumHalalas([-0]), multiply(-5, 0), takePercent(-1, 0)]).toEqual([0, 0, 0, 0])
  })
  it('throws for values that are not safe integers', () => {
    expect(() => sumHalalas([0.5])).toThrow(RangeError)
    expect(() => sumHalalas([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError)
    expect(() => multiply(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError)
    expect(() => halalasToRiyals(1.5)).toThrow(RangeError)
    expect(() => takePercent(100, 12.345)).toThrow(RangeError)
  })
})

describe('percent and VAT', () => {
  it('BIZ-03 rounds half away from zero', () => {
    expect([
      takePercent(10, 15),
      takePercent(-10, 15),
      takePercent(9, 15),
      takePercent(30, 15),
      takePercent(100, 12.5),
    ]).toEqual([2, -2, 1, 5, 13])
  })
  it('VAT is 15 of 115', () => {
    expect(splitVat(11500)).toEqual({ net: 10000, vat: 1500 })
    expect([splitVat(3500), splitVat(0), splitVat(100, 0)]).toEqual([
      { net: 3043, vat: 457 },
      { net: 0, vat: 0 },
      { net: 100, vat: 0 },
    ])
  })
  it('net and VAT sum to the amount, and the rounding error is at most half a halala', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (gross, basisPoints) => {
        const { net, vat } = splitVat(gross, basisPoints / 100)
        const exact = BigInt(gross) * BigInt(basisPoints)
        const off = BigInt(vat) * BigInt(10_000 + basisPoints) - exact
        const size = off < 0n ? -off : off
        return net + vat === gross && net >= 0 && vat >= 0 && 2n * size <= BigInt(10_000 + basisPoints)
      }),
    )
  })
  it('is symmetric around zero, so that a credit cancels an invoice', () => {
    fc.assert(fc.property(amount, (gross) => splitVat(-gross).vat + splitVat(gross).vat === 0))
    fc.assert(fc.property(amount, (gross) => takePercent(-gross, 15) + takePercent(gross, 15) === 0))
  })
})

describe('splitting and prorating', () => {
  it('BIZ-05 the last part takes the remainder', () => {
    expect([split(10_000, 3), split(2, 3), split(7, 1), split(0, 2)]).toEqual([
      [3333, 3333, 3334],
      [0, 0, 2],
      [7],
      [0, 0],
    ])
    expect(() => split(10, 0)).toThrow(RangeError)
    expect(() => split(10, 1.5)).toThrow(RangeError)
  })
  it('BIZ-05 splits into equal parts and keeps the sum', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 60 }), (halalas, parts) => {
        const shares = split(halalas, parts)
        const firsts = new Set(shares.slice(0, -1))
        const last = shares.at(-1) ?? -1
        const first = shares[0] ?? -1
        return (
          shares.length === parts &&
          sumHalalas(shares) === halalas &&
          firsts.size <= 1 &&
          last >= first &&
          last - first < parts
        )
      }),
    )
  })
  it('prorates by largest remainder', () => {
    expect([prorate(100, [1, 1, 1]), prorate(5, [1, 8, 1]), prorate(3, [0, 0]), prorate(0, [])]).toEqual([
      [34, 33, 33],
      [1, 4, 0],
      [2, 1],
      [],
    ])
    expect([prorate(10, [1, 2, 4]), prorate(10, [4, 2, 1]), prorate(10, [2, 1, 4])]).toEqual([
      [1, 3, 6],
      [6, 3, 1],
      [3, 1, 6],
    ])
    expect(() => prorate(1, [])).toThrow(RangeError)
    expect(() => prorate(1, [-1])).toThrow(RangeError)
  })
  it('prorates to the same sum, each within one of its exact share and never above its weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (each, part) => {
        const sum = sumHalalas(each)
        const halalas = Math.floor(sum * part)
        const shares = prorate(halalas, each)
        return (
          sumHalalas(shares) === halalas &&
          shares.every((share, at) => {
            const weight = each[at] ?? 0
            return share >= 0 && share <= weight && Math.abs(share - (sum ? (halalas * weight) / sum : 0)) < 1.000001
          })
        )
      }),
    )
  })
})

describe('boundaries', () => {
  it('FORM-07 refusals carry the code and the largest amount only', () => {
    expect(parseAmount(1e21)).toEqual({ ok: false, code: 'amount.too_large', values: { max: 999_999_999.99 } })
    expect(parseAmount(Number.NEGATIVE_INFINITY)).toEqual({ ok: false, code: 'amount.invalid' })
    expect(parseAmount(-1e-7)).toEqual({ ok: false, code: 'amount.not_positive' })
    expect(parseAmount(-1e21)).toEqual({ ok: false, code: 'amount.not_positive' })
  })
  it('FORM-07 leading zeros do not count as digits', () => {
    expect(parseAmount('000999999999.99')).toEqual({ ok: true, value: MAX_HALALAS })
    expect(parseAmount('0001000000000')).toMatchObject({ code: 'amount.too_large' })
  })
  it('errors name the wrong value', () => {
    expect(() => split(10, 0)).toThrow('Cannot split into 0 parts')
    expect(() => halalasToRiyals(1.5)).toThrow('Not a safe whole number: 1.5')
    expect(() => takePercent(100, 12.345)).toThrow('More than two decimals in percent: 12.345')
    expect(() => prorate(-1, [1])).toThrow('Cannot prorate below zero')
    expect(() => prorate(1, [-1])).toThrow('Cannot prorate below zero')
    expect(() => prorate(1, [])).toThrow('Nothing to prorate over')
  })
  it('of equal remainders the earlier share is larger, for each pair of positions', () => {
    expect([prorate(1, [1, 1]), prorate(2, [1, 1, 1]), prorate(1, [2, 1, 1]), prorate(3, [1, 1, 1, 1, 1])]).toEqual([
      [1, 0],
      [1, 1, 0],
      [1, 0, 0],
      [1, 1, 1, 0, 0],
    ])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(1_000), (count, halalas) => {
        const shares = prorate(
          halalas,
          Array.from({ length: count }, () => 1),
        )
        expect(shares).toEqual(shares.toSorted((a, b) => b - a))
        expect(sumHalalas(shares)).toBe(halalas)
      }),
    )
  })
})

describe('riyals', () => {
  it('have at most two decimals', () => {
    expect([toRiyals(12.5), toRiyals(-0.07), toRiyals(0)]).toEqual([12.5, -0.07, 0])
    expect(() => toRiyals(1.005)).toThrow(RangeError)
  })
  it('are not halalas, neither for the compiler nor at run time', () => {
    const price = toRiyals(12.5)
    // @ts-expect-error riyals are not halalas
    expect(() => halalasToRiyals(price)).toThrow(RangeError)
    const halalas: Halalas = 1_250
    // @ts-expect-error halalas are not riyals
    const wrong: Riyals = halalas
    expect(wrong).toBe(1_250)
  })
})
