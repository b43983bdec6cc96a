import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasTrivialSequence,
  isCommercialRegistrationNumber,
  isIdentityNumber,
  isUnifiedEstablishmentNumber,
  isVatNumber,
} from './registration-numbers.ts'

const VECTORS: [name: string, accepts: (text: string) => boolean, valid: string[], invalid: string[]][] = [
  [
    'VAT number',
    isVatNumber,
    ['300000000000003', '310122393500003', '399999999900003'],
    ['200000000000003', '300000000000002', '30000000000003', '3000000000000034'],
  ],
  [
    'register number',
    isCommercialRegistrationNumber,
    ['1010010000', '4030123456', '7001234567'],
    ['101001000', '10100100001'],
  ],
  ['unified number', isUnifiedEstablishmentNumber, ['7001234567', '7000000009'], ['1010010000', '700123456']],
  ['national id', isIdentityNumber, ['1000000008', '1012345672'], ['1000000000', '1012345673', '10000000080']],
  ['iqama', isIdentityNumber, ['2000000006', '2123456788'], ['2000000000', '2123456780', '20000000060']],
  ['identity number', isIdentityNumber, ['1000000008', '2123456788'], ['1000000000', '3000000000', '100000008']],
  [
    'trivial sequence',
    hasTrivialSequence,
    ['7000000009', '1012345672', '9876543210', '1111111111', '0123456789'],
    ['1010010000', '4030128456', '310122393500003'],
  ],
]

describe('Saudi formats', () => {
  it.each(VECTORS)('FORM-06 %s', (_name, accepts, valid, invalid) => {
    for (const text of valid) expect([text, accepts(text)]).toEqual([text, true])
    for (const text of [...invalid, '', ' ', '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣', '7110482917\n', 'x'])
      expect([text, accepts(text)]).toEqual([text, false])
  })

  it('FORM-06 exactly one check digit is valid, and any other single changed digit is refused', () => {
    const nine = fc.tuple(fc.constantFrom('1', '2'), fc.stringMatching(/^\d{8}$/)).map((parts) => parts.join(''))
    const other = fc.tuple(nine, fc.nat(8), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(other, ([digits, at, by]) => {
        const full = [...'0123456789'].map((last) => digits + last).filter(isIdentityNumber)
        expect(full).toHaveLength(1)
        const [id = ''] = full
        const changed = `${id.slice(0, at + 1)}${(Number(id[at + 1]) + by) % 10}${id.slice(at + 2)}`
        expect(isIdentityNumber(changed)).toBe(false)
      }),
    )
  })
})

it('FORM-06 a number with other characters before or after it is refused', () => {
  for (const [accepts, number] of [
    [isVatNumber, '310122393500003'],
    [isCommercialRegistrationNumber, '1010010000'],
    [isUnifiedEstablishmentNumber, '7001234567'],
    [isIdentityNumber, '1000000008'],
    [isIdentityNumber, '2123456788'],
  ] as const)
    expect([number, `0${number}`, `x${number}`, `${number}0`, `${number}x`].map(accepts)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  // Eleven digits whose checksum is right.
  expect(['10000000009', '20000000008', '01000000008'].filter(isIdentityNumber)).toEqual([])
})
