import { ok, type Result, refuse } from './result.ts'
import { normaliseAmount, normaliseText } from './text.ts'
import { VAT_PERCENT } from './vat.ts'

declare const unit: unique symbol

/**
 * An amount in 1/100 SAR, always an integer (decisions §2). Results of arithmetic and columns of the database are halalas without a
 * conversion; riyals are not (decision 27).
 */
export type Halalas = number & { readonly [unit]?: 'halalas' }

/** An amount in SAR with at most two decimals, as the wire carries it (decision 27). */
export type Riyals = number & { readonly [unit]: 'riyals' }

/** Riyals, or a plain number that is used as riyals; never halalas. For code that only formats an amount. */
export type RiyalAmount = number & { readonly [unit]?: 'riyals' }

/** Types a number of riyals. Throws for more than two decimals, which is a programming error. */
export const toRiyals = (amount: number): Riyals => (hundredths(amount) / 100) as Riyals

/** The largest amount accepted from input: SAR 999,999,999.99. Sums of many such amounts are still safe integers. */
export const MAX_HALALAS: Halalas = 99_999_999_999

export type AmountError = 'amount.invalid' | 'amount.decimals' | 'amount.not_positive' | 'amount.too_large'

/**
 * Parses an amount in riyals (number or string, Arabic digits and separators allowed) into halalas. Nothing is rounded: more than two
 * decimals, exponents, NaN, infinities, negative amounts and, unless `allowZero`, zero are refused (decisions §2).
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
  // Very small and very large numbers are formatted with an exponent.
  // Stryker disable next-line EqualityOperator: equivalent, 1 is formatted without an exponent
  return value < 1 ? refuse('amount.decimals') : tooLarge()
}

function parseDecimal(text: string, options: { allowZero?: boolean }): Result<Halalas, AmountError> {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!parts) return refuse('amount.invalid')
  // Stryker disable next-line StringLiteral: equivalent, the group always matches
  const [, minus, integerPart = '', decimals = ''] = parts
  if (minus) return refuse('amount.not_positive')
  if (decimals.length > 2) return refuse('amount.decimals')
  if (integerPart.replace(/^0+/, '').length > 9) return tooLarge()
  const halalas = Number(integerPart) * 100 + Number(decimals.padEnd(2, '0'))
  return halalas === 0 && !options.allowZero ? refuse('amount.not_positive') : ok(halalas)
}

function tooLarge() {
  return refuse('amount.too_large', { max: halalasToRiyals(MAX_HALALAS) })
}

/** Halalas as a number of riyals for JSON: the double nearest to the two decimals, which is formatted exactly. */
export function halalasToRiyals(halalas: Halalas): Riyals {
  return (safeInteger(halalas) / 100) as Riyals
}

/** The sum; 0 for an empty list. */
export function sumHalalas(amounts: readonly Halalas[]): Halalas {
  return amounts.reduce((sum, amount) => safeInteger(sum + safeInteger(amount)), 0)
}

/** An amount times a whole `quantity`. */
export function multiply(halalas: Halalas, quantity: number): Halalas {
  return safeInteger(safeInteger(halalas) * safeInteger(quantity))
}

/** `percent` (at most two decimals) of an amount, rounded half away from zero. */
export function takePercent(halalas: Halalas, percent: number): Halalas {
  return divide(BigInt(safeInteger(halalas)) * BigInt(hundredths(percent)), 10_000n)
}

/** Net and VAT of a price that includes VAT. VAT is rounded once, half away from zero; `net + vat = gross` always. */
export function splitVat(grossHalalas: Halalas, ratePercent = VAT_PERCENT): { net: Halalas; vat: Halalas } {
  const rate = BigInt(hundredths(ratePercent))
  const vat = divide(BigInt(safeInteger(grossHalalas)) * rate, 10_000n + rate)
  return { net: grossHalalas - vat, vat }
}

/** Equal parts whose sum is the amount; the last part takes the remainder (decisions §5). */
export function split(halalas: Halalas, parts: number): Halalas[] {
  if (!Number.isSafeInteger(parts) || parts < 1) throw new RangeError(`Cannot split into ${parts} parts`)
  const share = Math.trunc(safeInteger(halalas) / parts)
  return Array.from({ length: parts }, (_, at) => (at < parts - 1 ? share : halalas - share * (parts - 1)))
}

/**
 * Distributes an amount by weights (both whole and not negative) with the largest remainder method; the earlier share wins a tie. The sum is
 * the amount. When the amount is at most the sum of the weights, no share exceeds its weight. All weights zero means equal weights.
 */
export function prorate(halalas: Halalas, weights: readonly number[]): Halalas[] {
  if (safeInteger(halalas) < 0 || weights.some((weight) => safeInteger(weight) < 0))
    throw new RangeError('Cannot prorate below zero')
  if (weights.length === 0 && halalas > 0) throw new RangeError('Nothing to prorate over')
  const zero = weights.every((weight) => weight === 0)
  const big = weights.map((weight) => (zero ? 1n : BigInt(weight)))
  const sum = big.reduce((total, weight) => total + weight, 0n)
  const exact = big.map((weight, at) => ({ at, share: BigInt(halalas) * weight }))
  const shares = exact.map(({ share }) => Number(share / sum))
  const remainder = halalas - sumHalalas(shares)
  // The sort is stable: the earlier share stays first.
  const byRemainder = exact.toSorted((a, b) => Number((b.share % sum) - (a.share % sum)))
  for (const { at } of byRemainder.slice(0, remainder)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}

/** Throws unless the value is a safe integer, which is a programming error. Turns -0 into 0. */
function safeInteger(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe whole number: ${value}`)
  return value + 0
}

function hundredths(percent: number): number {
  const scaled = Math.round(percent * 100)
  // Stryker disable next-line EqualityOperator: equivalent, no double is exactly at the tolerance
  if (Math.abs(scaled - percent * 100) > 1e-6) throw new RangeError(`More than two decimals in percent: ${percent}`)
  return safeInteger(scaled)
}

/** The quotient rounded half away from zero; the divisor is positive. */
function divide(dividend: bigint, divisor: bigint): number {
  // Stryker disable next-line EqualityOperator: equivalent, zero has no sign
  const size = dividend < 0n ? -dividend : dividend
  const rounded = (2n * size + divisor) / (2n * divisor)
  // Stryker disable next-line EqualityOperator: equivalent, zero has no sign
  return safeInteger(Number(dividend < 0n ? -rounded : rounded))
}
