import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney, formatWindow } from '../../lib/format/format.ts'
import type { ConfirmedAction } from './order-actions.tsx'
import type { Order } from './orders-present.ts'

type DialogTexts = { title: string; text: string; confirm: string }

const money = (riyals: number): string => formatMoney(riyals, currentLanguage())

/** The slot offered after a failed delivery, or null. */
export const offeredWindow = ({ failure }: Order): { day: string; window: string } | null => {
  if (failure?.nextDate == null || failure.nextSlot === null) return null
  const { day, slot } = formatWindow(failure.nextDate, failure.nextSlot, currentLanguage())
  return { day, window: slot }
}

const redeliverText = (order: Order): string => {
  const number = order.orderNumber
  const offer = offeredWindow(order)
  return offer === null ? m.orders_redeliver_text_open({ number }) : m.orders_redeliver_text({ number, ...offer })
}

const takeCreditText = ({ orderNumber: number, failure }: Order): string =>
  failure !== null && failure.credit > 0
    ? m.orders_take_credit_text({ number, money: money(failure.credit) })
    : m.orders_take_credit_none({ number })

const labels: Record<ConfirmedAction, (order: Order) => DialogTexts> = {
  pay: (order) => ({
    title: m.orders_pay_title(),
    text: m.orders_pay_text({ number: order.orderNumber, money: money(order.outstanding) }),
    confirm: m.orders_pay(),
  }),
  useCredit: (order) => ({
    title: m.orders_use_credit_title(),
    text: m.orders_use_credit_text({ number: order.orderNumber, money: money(order.outstanding) }),
    confirm: m.orders_use_credit(),
  }),
  reject: ({ orderNumber: number }) => ({
    title: m.orders_reject_title(),
    text: m.orders_reject_text({ number }),
    confirm: m.orders_reject(),
  }),
  confirm: ({ orderNumber: number }) => ({
    title: m.orders_confirm_title(),
    text: m.orders_confirm_text({ number }),
    confirm: m.orders_confirm(),
  }),
  received: ({ orderNumber: number }) => ({
    title: m.orders_received_title(),
    text: m.orders_received_text({ number }),
    confirm: m.orders_received(),
  }),
  redeliver: (order) => ({
    title: m.orders_redeliver_title(),
    text: redeliverText(order),
    confirm: m.orders_redeliver(),
  }),
  takeCredit: (order) =>
    order.failure?.credit === 0
      ? { title: m.orders_give_up_title(), text: takeCreditText(order), confirm: m.orders_give_up() }
      : { title: m.orders_take_credit_title(), text: takeCreditText(order), confirm: m.orders_take_credit() },
}

/** Texts of the dialog that confirms an action. */
export const getDialogTexts = ({ order, action }: { order: Order; action: ConfirmedAction }): DialogTexts =>
  labels[action](order)

/** Toast after an action whose answer has no message. */
export const SUCCESS_MESSAGES: Record<Exclude<ConfirmedAction, 'pay'>, (order: Order) => string> = {
  reject: m.orders_rejected,
  confirm: m.orders_confirmed,
  useCredit: m.orders_use_credit,
  received: ({ orderNumber: number }) => m.orders_received_done({ number }),
  redeliver: redeliverText,
  takeCredit: m.orders_rejected,
}
