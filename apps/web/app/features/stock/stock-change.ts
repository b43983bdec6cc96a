import { normaliseDigits, normaliseText } from '@warda/domain/text'

/** What to do with the stock: more came in, some left, or it was counted anew. */
export type StockWay = 'add' | 'take' | 'count'

const MOST = 99_999

/** The change that a typed number means for a stock of `onHand`; null when it is no number, too large, below zero or no change. */
export const stockChange = (way: StockWay, typed: string, onHand: number): number | null => {
  const text = normaliseDigits(normaliseText(typed))
  if (!/^\d{1,6}$/.test(text)) return null
  const number = Number(text)
  const change = way === 'count' ? number - onHand : way === 'add' ? number : -number
  return change === 0 || Math.abs(change) > MOST || onHand + change < 0 ? null : change
}
