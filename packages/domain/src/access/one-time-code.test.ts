import { expect, it } from 'vitest'
import { formatRecoveryCode, parseOneTimeCode } from './one-time-code.ts'

it.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['123-456', { kind: 'app', code: '123456' }],
  ['١٢٣ ٤٥٦', { kind: 'app', code: '123456' }],
  ['۱۲۳۴۵۶', { kind: 'app', code: '123456' }],
  ['\u200f123\u00a0456\u200e', { kind: 'app', code: '123456' }],
  ['000000', { kind: 'app', code: '000000' }],
  ['ABCDE-12345', { kind: 'recovery', code: 'ABCDE12345' }],
  ['abcde 12345', { kind: 'recovery', code: 'ABCDE12345' }],
  ['abcde–١٢٣٤٥', { kind: 'recovery', code: 'ABCDE12345' }],
  ['oil0o-12345', { kind: 'recovery', code: '0110012345' }],
  ['0123456789', { kind: 'recovery', code: '0123456789' }],
  ['', null],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['ABCDE-1234', null],
  ['ABCDE-123456', null],
  ['ABCDU-12345', null],
  ['1234.56', null],
])('GROW-10 FORM-04 the typed code "%s" is read', (typed, code) => {
  expect(parseOneTimeCode(typed)).toEqual(code)
})

it('GROW-10 a recovery code is shown in two groups', () => {
  expect(formatRecoveryCode('ABCDE12345')).toBe('ABCDE-12345')
})
