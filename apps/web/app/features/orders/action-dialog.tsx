import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { textOf } from '../../lib/api/call-api.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { DONE, wordsOf } from './action-labels.ts'
import type { OrderAction } from './order-actions.tsx'
import type { Order } from './orders-present.ts'
import { changes, refreshOrders } from './use-orders.ts'

export type Asked = { order: Order; action: OrderAction }
export type AskPayment = (userId: string, orderId: string) => Promise<{ address: string } | { problem: string }>

/** The order is gone afterwards. */
const GIVES_UP: ReadonlySet<OrderAction> = new Set(['reject', 'takeCredit'])

type ActionDialogProps = {
  asked: Asked | null
  userId: string
  askPayment: AskPayment
  openPayment: (address: string) => void
  onClose: () => void
}

/** Asks before anything happens to an order, and does it (ORDERS-03..05). A refusal stays in the dialog. */
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
  const change = async (order: Order, action: Exclude<OrderAction, 'pay'>): Promise<void> => {
    const message = await changes[action](userId, order)
    void notify.success(message || DONE[action](order), { where: 'shell' })
    close()
  }
  const act = async ({ order, action }: Asked): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      await (action === 'pay' ? pay(order) : change(order, action))
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
      dangerous={asked !== null && GIVES_UP.has(asked.action)}
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
