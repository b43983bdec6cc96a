import { expect, test } from 'vitest'
import { type Disclosures, isAuthenticationNumber, listMissingDisclosures } from './disclosures.ts'

const complete: Disclosures = {
  legalName: 'Wadi Roses Trading Est.',
  registerNumber: '1010987654',
  vatNumber: '399999999900003',
  address: 'Olaya Street 40, Riyadh',
  phone: '+966 11 555 0142',
  email: 'hello@wadi-roses.example',
  authenticationNumber: '0000123456',
  authenticationEnds: null,
  answerDays: 3,
  hosting: 'Riyadh Cloud, Saudi Arabia',
}
const today = '2026-12-01'

test('OPEN-03 nothing is missing of complete disclosures', () => {
  expect(listMissingDisclosures(complete, today)).toEqual([])
})

test('OPEN-03 what is empty is missing, in the order of the page', () => {
  const empty = { ...complete, hosting: '', legalName: '', answerDays: 0, authenticationNumber: '', phone: '' }
  expect(listMissingDisclosures(empty, today)).toEqual([
    'legalName',
    'authenticationNumber',
    'phone',
    'answerDays',
    'hosting',
  ])
})

test.each([
  ['2026-12-01', []],
  ['2026-11-30', ['authenticationNumber']],
])('OPEN-03 an authentication that ends on %s holds to the end of that day', (authenticationEnds, missing) => {
  expect(listMissingDisclosures({ ...complete, authenticationEnds }, today)).toEqual(missing)
})

test.each([
  ['0000203507', true],
  ['000020350', false],
  ['00002035071', false],
  ['000020350a', false],
])('OPEN-03 %s is an authentication number: %s', (text, expected) => {
  expect(isAuthenticationNumber(text)).toBe(expected)
})
