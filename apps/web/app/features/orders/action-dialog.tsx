import { m } from '@warda/words/messages'
import { useState } from 'react'
import { textOf } from '../../lib/api.ts'
import { formatMoney } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/language.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { notify } from '../../ui/toast.ts'
import type { OrderAction } from './order-actions.tsx'
import type { Order } from './orders-present.ts'
import { changeOrder, refreshOrders } from './use-orders.ts'

export type Asked = { order: Order; action: OrderAction }
export type AskPayment = (userId: string, orderId: string) => Promise<{ address: string } | { problem: string }>

type ActionDialogProps = {
  asked: Asked | null
  userId: string
  askPayment: AskPayment
  openPayment: (address: string) => void
  onClose: () => void
}

/** Asks before paying, rejecting or confirming, and does it (ORDERS-03..05). A refusal stays in the dialog. */
export function ActionDialog({ asked, userId, askPayment, openPayment, onClose }: ActionDialogProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const close = (): void => {
    setProblem(null)
    onClose()
  }
  const pay = async (order: Order): Promise<void> => {
    const answer = await askPayment(userId, order.id)
    if ('address' in answer) return openPayment(answer.address)
    void notify.error(m.orders_link_missing())
    void refreshOrders(userId)
    setProblem(answer.problem)
  }
  const change = async (order: Order, name: 'rejectOrder' | 'confirmOrder'): Promise<void> => {
    const message = await changeOrder(name, userId, order.id)
    const done = name === 'rejectOrder' ? m.orders_rejected() : m.orders_confirmed()
    void notify.success(message || done, { where: 'shell' })
    close()
  }
  const act = async ({ order, action }: Asked): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      await (action === 'pay' ? pay(order) : change(order, action === 'reject' ? 'rejectOrder' : 'confirmOrder'))
    } catch (error) {
      setProblem(textOf(error))
      void refreshOrders(userId)
    } finally {
      setBusy(false)
    }
  }
  const words = asked === null ? null : wordsOf(asked)
  return (
    <ConfirmDialog
      open={asked !== null}
      title={words?.title}
      confirmLabel={words?.confirm}
      cancelLabel={asked?.action === 'reject' ? m.orders_keep() : m.orders_cancel()}
      dangerous={asked?.action === 'reject'}
      busy={busy}
      onConfirm={() => asked && void act(asked)}
      onCancel={close}
    >
      <p>{words?.text}</p>
      {problem && (
        <div className="mt-4">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}

const wordsOf = ({ order, action }: Asked): { title: string; text: string; confirm: string } => {
  const number = order.orderNumber
  if (action === 'reject') {
    return { title: m.orders_reject_title(), text: m.orders_reject_text({ number }), confirm: m.orders_reject() }
  }
  if (action === 'confirm') {
    return { title: m.orders_confirm_title(), text: m.orders_confirm_text({ number }), confirm: m.orders_confirm() }
  }
  const money = formatMoney(order.outstanding, currentLanguage())
  return { title: m.orders_pay_title(), text: m.orders_pay_text({ number, money }), confirm: m.orders_pay() }
}
