import type { Quote } from '@warda/contract/orders'
import { m } from '@warda/i18n/messages'
import type { SummaryLine } from './checkout-present.ts'

/** The lines and amounts that the page showed at one time. */
export type ShownTotal = { lines: readonly SummaryLine[]; quote: Quote }

/** One amount that changed, in riyals; null where the line was or is not in the cart. */
export type AmountChange = { name: string; before: number | null; now: number | null }

/** Everything that differs between two totals of the same cart, in the order of the summary. */
export const compareTotals = (before: ShownTotal, now: ShownTotal): AmountChange[] => [
  ...compareLines(before.lines, now.lines),
  ...compareAmounts(before.quote, now.quote),
]

const compareLines = (before: readonly SummaryLine[], now: readonly SummaryLine[]): AmountChange[] => {
  const current = new Map(now.map((line) => [line.id, line]))
  const known = new Set(before.map(({ id }) => id))
  const changed = before.flatMap((line): AmountChange[] => {
    const next = current.get(line.id)
    if (next === undefined) return [{ name: nameLine(line), before: line.lineTotal, now: null }]
    if (next.lineTotal === line.lineTotal && next.quantity === line.quantity) return []
    return [{ name: nameLine(next), before: line.lineTotal, now: next.lineTotal }]
  })
  const added = now.filter(({ id }) => !known.has(id))
  return [...changed, ...added.map((line) => ({ name: nameLine(line), before: null, now: line.lineTotal }))]
}

const nameLine = ({ name, quantity }: SummaryLine): string => `${name} × ${quantity}`

const compareAmounts = (before: Quote, now: Quote): AmountChange[] =>
  [
    { name: m.checkout_discount(), before: -before.discount, now: -now.discount },
    { name: m.checkout_redeemed(), before: -before.redeemed, now: -now.redeemed },
    { name: m.checkout_delivery(), before: before.deliveryFee, now: now.deliveryFee },
  ].filter((amount) => amount.before !== amount.now)
