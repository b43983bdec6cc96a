import { expect, it } from 'vitest'
import { findNumberDoubt, listProfileDoubts } from './number-doubts.ts'

it.each([
  ['unified', '7001234567', null],
  ['unified', '1010010000', 'unifiedFormat'],
  ['unified', '700123456', 'unifiedFormat'],
  ['register', '1010010000', null],
  ['register', 'CR-101', 'registerFormat'],
  ['identity', '1000000008', null],
  ['identity', '1012345678', 'checkDigit'],
  ['identity', '2123456788', null],
  ['identity', '3000000000', 'identityFormat'],
  ['identity', '12345678', 'identityFormat'],
  ['identity', '91000000008', 'identityFormat'],
  ['identity', '10000000089', 'identityFormat'],
  ['tax', '300000000000003', null],
  ['tax', '300000000000004', 'taxFormat'],
  ['contact', '+966512345678', null],
  ['contact', '123', 'contactFormat'],
  ['identity', '', null],
  ['identity', null, null],
] as const)('FORM-06 the %s number %s: doubt %s', (kind, text, doubt) => {
  expect(findNumberDoubt(kind, text)).toBe(doubt)
})

it('FORM-06 the reviewer sees one doubt for each number, a trivial sequence among them', () => {
  const profile = {
    unifiedNumber: '7012345678',
    registerNumber: '1010010000',
    ownerIdentityNumber: '1012345678',
    ownerContactNumber: '0512345678',
    taxNumber: null,
  }
  expect(listProfileDoubts(profile)).toEqual([
    { field: 'unifiedNumber', doubt: 'sequence' },
    { field: 'ownerIdentityNumber', doubt: 'checkDigit' },
  ])
})
