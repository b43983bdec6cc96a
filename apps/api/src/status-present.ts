import type { WireStatusWords } from '@warda/contract/wire/status-words'
import { halalasToRiyals } from '@warda/domain/money'
import { describeStatus, type StatusFacts, type StatusWords } from '@warda/domain/orders/status-words'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { StatusFactsRow } from './db/status-facts.ts'

/** An order with the facts that determine its status words; amounts in halalas. */
export type OrderWithFacts = Pick<StatusFacts, 'state' | 'terms' | 'paid' | 'outstanding' | 'approval'> & {
  agreedAt: Date | null
  statusFacts: StatusFactsRow
}

/** The status words of an order at `nowMs` (ms since the epoch). */
export const getStatusWords = (order: OrderWithFacts, nowMs: number): StatusWords =>
  describeStatus({ ...order, ...order.statusFacts, agreed: order.agreedAt !== null, today: riyadhDate(nowMs) })

/** The same with amounts in riyals. */
export function presentStatusWords(order: OrderWithFacts, nowMs: number): WireStatusWords {
  const { money, ...badge } = getStatusWords(order, nowMs)
  return { ...badge, money: money.map((line) => ({ ...line, amount: halalasToRiyals(line.amount) })) }
}
