import type { BoardOrder } from '@warda/contract/board'
import type { CallInput } from '@warda/contract/call'
import { halalasToRiyals, toRiyals } from '@warda/domain/money'
import { toHalalas } from '../forms/amount-input.ts'
import type { OutboxEntry } from './outbox-replay.ts'

type Payable = Pick<BoardOrder, 'id' | 'paid' | 'outstanding' | 'statusWords' | 'actions'>

/** Words for what is owed, in the order in which a payment at the door settles them. */
const OWED = ['toPay', 'toPayOnDelivery', 'overdue', 'dueOn', 'postponed', 'inParts', 'onTerms'] as const

/** The manual payment of an outbox entry, in riyals; null for another call. */
export const getQueuedPayment = ({ name, input }: OutboxEntry): { amount: number; method: string } | null => {
  if (name !== 'addPaymentPartly') return null
  const { amount, method = 'cash' } = (input as CallInput<'addPaymentPartly'>).body
  return { amount: Number(amount), method }
}

/** The order with its queued payments counted, so that card and sums are right before they are sent (RUN-01). */
export function applyQueuedPayments<T extends Payable>(order: T, queued: readonly OutboxEntry[]): T {
  const payments = queued
    .filter(({ orderId }) => orderId === order.id)
    .flatMap((entry) => getQueuedPayment(entry) ?? [])
  const taken = payments.reduce((sum, { amount }) => sum + toHalalas(amount), 0)
  if (taken === 0) return order
  const outstanding = Math.max(0, toHalalas(order.outstanding) - taken)
  const paid = toHalalas(order.paid) + taken
  return {
    ...order,
    paid: halalasToRiyals(paid),
    outstanding: halalasToRiyals(outstanding),
    statusWords: { ...order.statusWords, money: settle(order.statusWords.money, taken, paid) },
    actions: outstanding > 0 ? order.actions : order.actions.filter((action) => !['pay', 'schedule'].includes(action)),
  }
}

type MoneyLine = BoardOrder['statusWords']['money'][number]

/** `taken` and `paid` in halalas. */
function settle(lines: readonly MoneyLine[], taken: number, paid: number): MoneyLine[] {
  let rest = taken
  const remaining = new Map<MoneyLine, number>()
  for (const word of OWED) {
    for (const line of lines.filter((candidate) => candidate.word === word)) {
      const amount = toHalalas(line.amount)
      const covered = Math.min(rest, amount)
      rest -= covered
      remaining.set(line, amount - covered)
    }
  }
  const left = lines.flatMap((line) => {
    const amount = remaining.get(line)
    return amount === undefined ? [line] : amount === 0 ? [] : [{ ...line, amount: halalasToRiyals(amount) }]
  })
  const isSettled = [...remaining.values()].every((amount) => amount === 0)
  return isSettled ? [{ word: 'paid', amount: toRiyals(paid / 100), day: null }, ...left] : left
}
