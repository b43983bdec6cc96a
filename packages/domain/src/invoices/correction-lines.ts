import { type Halalas, prorate, splitVat, sumHalalas } from '../money.ts'
import type { DocumentKind, DocumentLine, LineItem, LocalizedText } from './invoice-document.ts'

type Corrected = { kind: DocumentKind; lines: readonly DocumentLine[] }

/**
 * `item` is the line to credit; without it the goods are credited first, then the delivery. `amount` includes `vat`. `pieces` of the line are
 * credited; without it its price is reduced.
 */
export type CreditedAmount = { amount: Halalas; vat: Halalas; item?: LineItem | undefined; pieces?: number | undefined }

/** A part of the amount, taken from a line. */
type Share = { at: number; gross: Halalas; vat: Halalas }

/** The lines of an invoice and its debit notes, reduced by its credit notes. `documents` are in the order of their issue. */
export function remainingLines(documents: readonly Corrected[]): DocumentLine[] {
  let remaining: DocumentLine[] = []
  for (const { kind, lines } of documents) {
    if (kind !== 'creditNote') remaining.push(...lines)
    else
      for (const { item, gross, vat, quantity, isPartOfLine } of lines)
        remaining = takeOff(remaining, { amount: gross, vat, item, pieces: isPartOfLine && quantity })
  }
  return remaining
}

/**
 * The lines of a credit note. A line credited completely is repeated with its quantity, and so are pieces of one line; any other part of a line becomes a
 * price reduction with the title of `nameReduction`. Throws when more is credited than remains, which is a programming error.
 */
export const creditLines = (
  remaining: readonly DocumentLine[],
  credit: CreditedAmount,
  nameReduction: (line: DocumentLine) => LocalizedText,
): DocumentLine[] => {
  const shares = shareCredit(remaining, credit)
  return shares.map(({ at, gross, vat }) => {
    const line = lineAt(remaining, at)
    const amounts = { net: gross - vat, vat, gross }
    if (gross === line.gross) return { ...line, ...amounts }
    const { pieces } = credit
    if (pieces !== undefined && shares.length === 1 && isPriceOfPieces(line, pieces, gross))
      return {
        ...line,
        quantity: pieces,
        discount: line.unitPrice * pieces - gross,
        ...amounts,
        isPartOfLine: true as const,
      }
    return { ...line, title: nameReduction(line), quantity: 1, unitPrice: gross, discount: 0, ...amounts }
  })
}

/** Whether neither the pieces nor those that remain would cost more than listed. */
const isPriceOfPieces = (line: DocumentLine, pieces: number, gross: Halalas): boolean =>
  pieces < line.quantity &&
  gross <= line.unitPrice * pieces &&
  line.gross - gross <= line.unitPrice * (line.quantity - pieces)

function takeOff(remaining: readonly DocumentLine[], credit: CreditedAmount): DocumentLine[] {
  const shares = new Map(shareCredit(remaining, credit).map((share) => [share.at, share]))
  return remaining.map((line, at) => {
    const share = shares.get(at)
    if (!share) return line
    const [gross, vat] = [line.gross - share.gross, line.vat - share.vat]
    const quantity = line.quantity - (credit.pieces ?? 0)
    return { ...line, quantity, discount: line.unitPrice * quantity - gross, net: gross - vat, vat, gross }
  })
}

/**
 * Distributes an amount over the lines of its item, the last first; the rest over all goods, then over the delivery, in proportion to the
 * remaining amounts.
 */
function shareCredit(remaining: readonly DocumentLine[], { amount, vat, item }: CreditedAmount): Share[] {
  const grosses = remaining.map(() => 0)
  let left = amount
  for (const [at, line] of [...remaining.entries()].toReversed()) {
    if (item === undefined || line.item !== item) continue
    grosses[at] = Math.min(left, line.gross)
    left -= grosses[at]
  }
  for (const withDelivery of [false, true]) {
    const open = remaining.map((line, at) =>
      withDelivery || line.item !== 'delivery' ? line.gross - (grosses[at] ?? 0) : 0,
    )
    const taken = Math.min(left, sumHalalas(open))
    for (const [at, part] of prorate(taken, open).entries()) grosses[at] = (grosses[at] ?? 0) + part
    left -= taken
  }
  if (left > 0) throw new Error(`${amount} is credited, which is ${left} more than remains of the invoice.`)
  const shares = grosses.map((gross, at) => ({ at, gross })).filter(({ gross }) => gross > 0)
  return shareVat(remaining, shares, vat)
}

/**
 * Distributes the VAT of a credit: each line's own VAT where it is credited completely. The ledger rounds the VAT of a credit once, so that a
 * line's share can differ from its own rounding by some halalas.
 */
function shareVat(remaining: readonly DocumentLine[], shares: readonly Omit<Share, 'vat'>[], vat: Halalas): Share[] {
  const limits = shares.map(({ at, gross }) => {
    const line = lineAt(remaining, at)
    const high = Math.max(0, Math.min(line.vat, gross))
    return { low: Math.min(high, Math.max(0, line.vat - (line.gross - gross))), high }
  })
  const wide = shares.map(({ gross }) => ({ low: 0, high: gross }))
  const parts = shares.map(({ gross }, index) => clamp(splitVat(gross).vat, limits[index] ?? NO_LIMITS))
  let rest = vat - sumHalalas(parts)
  for (const bounds of [limits, wide]) {
    for (const [index, part] of parts.entries()) {
      const moved = clamp(part + rest, bounds[index] ?? NO_LIMITS)
      rest -= moved - part
      parts[index] = moved
    }
  }
  return shares.map((share, index) => ({ ...share, vat: parts[index] ?? 0 }))
}

const NO_LIMITS = { low: 0, high: 0 }

const clamp = (value: number, { low, high }: { low: number; high: number }): number =>
  Math.max(low, Math.min(high, value))

function lineAt(lines: readonly DocumentLine[], at: number): DocumentLine {
  const line = lines[at]
  if (!line) throw new RangeError(`There is no line ${at}.`)
  return line
}
