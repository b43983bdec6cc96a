import { ok, type Result, refuse } from './result.ts'
import { normaliseAmount, normaliseText } from './text.ts'
import { VAT_PERCENT } from './vat.ts'

/** An integer number of 1/100 SAR: the only form in which money is added, compared or stored (decisions §2). */
export type Halalas = number

/** The largest amount taken from outside: SAR 999,999,999.99. Far inside the safe integers, so sums of many stay exact. */
export const MAX_HALALAS: Halalas = 99_999_999_999

export type AmountError = 'amount.invalid' | 'amount.decimals' | 'amount.not_positive' | 'amount.too_large'

/**
 * Reads a typed or sent amount in riyals (number or string, Arabic digits and marks allowed) into halalas. Nothing is rounded: more than two
 * decimals, exponents, NaN and infinities are refused, and so are negatives and, unless `allowZero`, zero (decisions §2).
 */
export function parseAmount(value: unknown, options: { allowZero?: boolean } = {}): Result<Halalas, AmountError> {
  if (typeof value === 'number') return parseNumber(value, options)
  return typeof value === 'string'
    ? parseDecimal(normaliseAmount(normaliseText(value)), options)
    : refuse('amount.invalid')
}

function parseNumber(value: number, options: { allowZero?: boolean }): Result<Halalas, AmountError> {
  if (!Number.isFinite(value)) return refuse('amount.invalid')
  if (value < 0) return refuse('amount.not_positive')
  const text = String(value)
  if (!text.includes('e')) return parseDecimal(text, options)
  // Very small and very large numbers print with an exponent; they are numbers all the same.
  return value < 1 ? refuse('amount.decimals') : tooLarge()
}

function parseDecimal(text: string, options: { allowZero?: boolean }): Result<Halalas, AmountError> {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!parts) return refuse('amount.invalid')
  const [, minus, whole = '', decimals = ''] = parts
  if (minus) return refuse('amount.not_positive')
  if (decimals.length > 2) return refuse('amount.decimals')
  if (whole.replace(/^0+/, '').length > 9) return tooLarge()
  const halalas = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return halalas === 0 && !options.allowZero ? refuse('amount.not_positive') : ok(halalas)
}

function tooLarge() {
  return refuse('amount.too_large', { max: halalasToRiyals(MAX_HALALAS) })
}

/** Halalas as the JSON number of riyals: the double nearest to the two decimals, which prints as exactly those. */
export function halalasToRiyals(halalas: Halalas): number {
  return whole(halalas) / 100
}

/** The sum; 0 of none. */
export function sumHalalas(amounts: readonly Halalas[]): Halalas {
  return amounts.reduce((sum, amount) => whole(sum + whole(amount)), 0)
}

/** An amount taken `quantity` times (a whole number). */
export function multiply(halalas: Halalas, quantity: number): Halalas {
  return whole(whole(halalas) * whole(quantity))
}

/** `percent` (at most two decimals) of an amount, half away from zero. */
export function percentOf(halalas: Halalas, percent: number): Halalas {
  return divide(BigInt(whole(halalas)) * BigInt(hundredths(percent)), 10_000n)
}

/** What of a price that includes VAT is VAT and what is net; rounded once, half away from zero, and `net + vat = gross` always. */
export function splitVat(grossHalalas: Halalas, ratePercent = VAT_PERCENT): { net: Halalas; vat: Halalas } {
  const rate = BigInt(hundredths(ratePercent))
  const vat = divide(BigInt(whole(grossHalalas)) * rate, 10_000n + rate)
  return { net: grossHalalas - vat, vat }
}

/** Equal parts whose sum is the amount; the last takes the rounding (decisions §5). */
export function split(halalas: Halalas, parts: number): Halalas[] {
  if (!Number.isSafeInteger(parts) || parts < 1) throw new RangeError(`Cannot split into ${parts} parts`)
  const share = Math.trunc(whole(halalas) / parts)
  return Array.from({ length: parts }, (_, at) => (at < parts - 1 ? share : halalas - share * (parts - 1)))
}

/**
 * The amount (not negative) shared out by whole, not negative weights, by largest remainder, earlier first on a tie. The sum is the amount;
 * no share of an amount up to the weights' sum exceeds its weight. All weights zero counts as all equal.
 */
export function prorate(halalas: Halalas, weights: readonly number[]): Halalas[] {
  if (whole(halalas) < 0 || weights.some((weight) => whole(weight) < 0))
    throw new RangeError('Cannot prorate below zero')
  if (weights.length === 0 && halalas > 0) throw new RangeError('Nothing to prorate over')
  const zero = weights.every((weight) => weight === 0)
  const big = weights.map((weight) => (zero ? 1n : BigInt(weight)))
  const sum = big.reduce((total, weight) => total + weight, 0n)
  const exact = big.map((weight, at) => ({ at, share: BigInt(halalas) * weight }))
  const shares = exact.map(({ share }) => Number(share / sum))
  const left = halalas - sumHalalas(shares)
  const byRemainder = exact.toSorted((a, b) => Number((b.share % sum) - (a.share % sum)) || a.at - b.at)
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}

/** Money that is no safe integer is a fault of ours, never of a person: better to stop than to go on wrong. Turns -0 into 0. */
function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe whole number: ${value}`)
  return value + 0
}

function hundredths(percent: number): number {
  const scaled = Math.round(percent * 100)
  if (Math.abs(scaled - percent * 100) > 1e-6) throw new RangeError(`More than two decimals in percent: ${percent}`)
  return whole(scaled)
}

/** Quotient half away from zero; the divisor is positive. */
function divide(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = (2n * size + divisor) / (2n * divisor)
  return whole(Number(dividend < 0n ? -rounded : rounded))
}
