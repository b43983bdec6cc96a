import { expect, it } from 'vitest'
import { buildTotpUri, computeTotp, encodeBase32, findStep } from './totp.ts'

/** The secret of the test vectors for SHA-1. */
const SECRET = Buffer.from('12345678901234567890')

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('GROW-10 RFC 6238 appendix B: at %i s the code is %s', (seconds, code) => {
  const step = Math.floor(seconds / 30)
  expect(computeTotp(SECRET, step, 8)).toBe(code)
  expect(computeTotp(SECRET, step)).toBe(code.slice(2))
})

it.each(
  ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
    (code, counter) => [counter, code] as const,
  ),
)('GROW-10 RFC 4226 appendix D: at counter %i the code is %s', (counter, code) => {
  expect(computeTotp(SECRET, counter)).toBe(code)
})

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('GROW-10 RFC 4648 section 10: base 32 of "%s" is "%s"', (text, encoded) => {
  expect(encodeBase32(Buffer.from(text))).toBe(encoded)
})

it('GROW-10 a code is found in the accepted steps only', () => {
  expect(findStep(SECRET, '287082', [0, 1, 2])).toBe(1)
  expect(findStep(SECRET, '287082', [2, 3])).toBeNull()
  expect(findStep(SECRET, '', [0, 1, 2])).toBeNull()
})

it('GROW-10 the URI of the QR code names shop and account', () => {
  expect(buildTotpUri('MZXW6', 'وردة & Co', 'nora@example.com')).toBe(
    'otpauth://totp/%D9%88%D8%B1%D8%AF%D8%A9%20%26%20Co:nora%40example.com?secret=MZXW6&issuer=%D9%88%D8%B1%D8%AF%D8%A9%20%26%20Co',
  )
})
