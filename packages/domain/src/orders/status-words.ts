import type { Halalas } from '../money.ts'
import type { OrderState } from './order-states.ts'
import { isCreditTerms, type PaymentTerms } from './payment-terms.ts'

/** Texts of the badge: the stage of the goods, or what the order waits for (decisions §12 "Status"). */
export const STATUS_WORDS = [
  'pending',
  'waitingForApproval',
  'waitingForPayment',
  'addressWanted',
  'beingPrepared',
  'ready',
  'onItsWay',
  'couldNotBeDelivered',
  'delivered',
  'completed',
  'canceled',
] as const
export type StatusWord = (typeof STATUS_WORDS)[number]

/** Colour of the badge: `pending` yellow, `waiting` blue, `done` green, `canceled` red (ORDERS-06), the others none of these. */
export const STATUS_TONES = ['pending', 'waiting', 'progress', 'attention', 'done', 'canceled'] as const
export type StatusTone = (typeof STATUS_TONES)[number]

/** Texts about the payment of an order, beside its badge. */
export const MONEY_WORDS = [
  'paid',
  'toPay',
  'toPayOnDelivery',
  'onTerms',
  'overdue',
  'postponed',
  'dueOn',
  'inParts',
  'paidBack',
  'credited',
  'nothingToPay',
] as const
export type MoneyWord = (typeof MONEY_WORDS)[number]

/** A payment text with its amount in halalas and, for a due amount, the (next) due day `YYYY-MM-DD`. */
export type MoneyLine = { word: MoneyWord; amount: Halalas; day: string | null }

export type StatusWords = { word: StatusWord; tone: StatusTone; money: MoneyLine[] }

/** The facts that determine the status words. `agreed`: the payment terms are met; `failed`: a failed delivery awaits the buyer's choice; amounts in halalas. */
export type StatusFacts = {
  state: OrderState
  agreed: boolean
  approval: 'waiting' | 'approved' | 'refused' | null
  failed: boolean
  /** The recipient has not entered the address yet. */
  addressWanted: boolean
  terms: PaymentTerms
  paid: Halalas
  outstanding: Halalas
  /** Refunded amounts, by destination. */
  refunded: { money: Halalas; credit: Halalas }
  /** Open debts in order of their due days; their sum is at most `outstanding`. */
  debts: readonly { remaining: Halalas; dueDate: string }[]
  /** Today in Riyadh. */
  today: string
}

/** Badges of orders whose terms are met: fully paid, and with an amount outstanding. */
const BADGES: Record<OrderState, { settled: Badge; owing: Badge }> = {
  placed: { settled: ['beingPrepared', 'progress'], owing: ['beingPrepared', 'waiting'] },
  preparing: { settled: ['beingPrepared', 'progress'], owing: ['beingPrepared', 'waiting'] },
  ready: { settled: ['ready', 'progress'], owing: ['ready', 'waiting'] },
  outForDelivery: { settled: ['onItsWay', 'progress'], owing: ['onItsWay', 'waiting'] },
  delivered: { settled: ['delivered', 'progress'], owing: ['delivered', 'waiting'] },
  completed: { settled: ['completed', 'done'], owing: ['waitingForPayment', 'waiting'] },
  cancelled: { settled: ['canceled', 'canceled'], owing: ['canceled', 'canceled'] },
}
type Badge = readonly [StatusWord, StatusTone]

/** The status words of an order, the same for buyer, client, board, back office and mails (AGREE-04). */
export function describeStatus(facts: StatusFacts): StatusWords {
  const [word, tone] = badge(facts)
  return { word, tone, money: moneyLines(facts) }
}

function badge({ state, agreed, approval, failed, addressWanted, paid, outstanding }: StatusFacts): Badge {
  const owing = outstanding > 0
  if (state === 'outForDelivery' && failed) return ['couldNotBeDelivered', 'attention']
  const isAgreed = state !== 'placed' || agreed || !owing
  if (addressWanted && isAgreed && isBeforeWork(state)) return ['addressWanted', owing ? 'waiting' : 'attention']
  if (isAgreed) return BADGES[state][owing ? 'owing' : 'settled']
  if (paid > 0) return ['waitingForPayment', 'waiting']
  return [approval === 'waiting' ? 'waitingForApproval' : 'pending', 'pending']
}

const isBeforeWork = (state: OrderState): boolean => state === 'placed' || state === 'preparing'

function moneyLines(facts: StatusFacts): MoneyLine[] {
  const { state, paid, refunded } = facts
  const back = [line('paidBack', refunded.money), line('credited', refunded.credit)].filter(hasAmount)
  const owed = state === 'cancelled' ? [] : owedLines(facts)
  if (owed.length > 0) return [...owed, ...back]
  if (state !== 'cancelled' && paid > 0) return [line('paid', paid), ...back]
  return back.length > 0 ? back : [line('nothingToPay', 0)]
}

/** The outstanding amount as overdue, due later and not scheduled; the amounts add up to it. */
function owedLines({ state, agreed, terms, paid, outstanding, debts, today }: StatusFacts): MoneyLine[] {
  const overdue = sum(debts.filter(({ dueDate }) => dueDate < today))
  const open = debts.filter(({ remaining, dueDate }) => remaining > 0 && dueDate >= today)
  const later = sum(open)
  const day = open[0]?.dueDate ?? null
  const isWhole = paid === 0 && later === outstanding
  const laterWord = open.length > 1 ? 'inParts' : isWhole ? 'postponed' : 'dueOn'
  const unscheduled = Math.max(0, outstanding - overdue - later)
  const isAtTheShop = state !== 'delivered' && state !== 'completed'
  const toPay = terms === 'cash' && isAtTheShop ? 'toPayOnDelivery' : 'toPay'
  const unscheduledWord = isCreditTerms(terms) && !agreed ? 'onTerms' : toPay
  return [line('overdue', overdue), line(laterWord, later, day), line(unscheduledWord, unscheduled)].filter(hasAmount)
}

/** The amount that the driver collects: outstanding without a due day. */
export const getAmountToCollect = (money: readonly { word: MoneyWord; amount: number }[]): number =>
  money.find(({ word }) => word === 'toPay' || word === 'toPayOnDelivery')?.amount ?? 0

const line = (word: MoneyWord, amount: Halalas, day: string | null = null): MoneyLine => ({ word, amount, day })
const hasAmount = ({ amount }: MoneyLine): boolean => amount > 0
const sum = (debts: readonly { remaining: Halalas }[]): Halalas =>
  debts.reduce((total, { remaining }) => total + remaining, 0)
