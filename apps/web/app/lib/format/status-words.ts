import type { WireStatusWords } from '@warda/contract/wire/status-words'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../browser/language.ts'
import { formatMoney, formatMonthDay } from './format.ts'

export type StatusWords = WireStatusWords
type MoneyLine = StatusWords['money'][number]

const words: Record<StatusWords['word'], () => string> = {
  pending: m.status_pending,
  waitingForApproval: m.status_waitingForApproval,
  waitingForPayment: m.status_waitingForPayment,
  addressWanted: m.status_addressWanted,
  beingPrepared: m.status_beingPrepared,
  ready: m.status_ready,
  onItsWay: m.status_onItsWay,
  couldNotBeDelivered: m.status_couldNotBeDelivered,
  delivered: m.status_delivered,
  completed: m.status_completed,
  canceled: m.status_canceled,
}

/** The text of an order's badge. */
export const statusText = (word: StatusWords['word']): string => words[word]()

const moneyTexts: Record<MoneyLine['word'], (values: { money: string; day: string }) => string> = {
  paid: () => m.money_paid(),
  toPay: m.money_toPay,
  toPayOnDelivery: m.money_toPayOnDelivery,
  onTerms: m.money_onTerms,
  overdue: m.money_overdue,
  postponed: m.money_postponed,
  dueOn: m.money_dueOn,
  inParts: m.money_inParts,
  paidBack: m.money_paidBack,
  credited: m.money_credited,
  nothingToPay: () => m.money_nothingToPay(),
}

/** The text of a line about an order's payment. */
export function formatMoneyLine({ word, amount, day }: MoneyLine): string {
  const language = currentLanguage()
  return moneyTexts[word]({
    money: formatMoney(amount, language),
    day: day === null ? '' : formatMonthDay(day, language),
  })
}
