import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { AmountText } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { getDialogTexts, SUCCESS_MESSAGES } from './action-labels.ts'
import { CLOSING_ACTIONS, type ConfirmedAction } from './order-actions.tsx'
import type { Order } from './orders-present.ts'
import { changes, refreshOrders } from './use-orders.ts'

export type RequestedAction = { order: Order; action: ConfirmedAction }
export type RequestPaymentLink = (userId: string, orderId: string) => Promise<{ address: string } | { problem: string }>

type ActionDialogProps = {
  requested: RequestedAction | null
  userId: string
  requestPaymentLink: RequestPaymentLink
  openPayment: (address: string) => void
  onClose: () => void
}

/** Confirms an action on an order and runs it (ORDERS-03..05); errors are shown in the dialog. */
export function ActionDialog({ requested, userId, requestPaymentLink, openPayment, onClose }: ActionDialogProps) {
  const [linkProblem, setLinkProblem] = useState<string | null>(null)
  const pay = async (order: Order): Promise<void> => {
    const answer = await requestPaymentLink(userId, order.id)
    if ('address' in answer) return openPayment(answer.address)
    void notify.error(m.orders_link_missing())
    void refreshOrders()
    setLinkProblem(answer.problem)
  }
  const change = async (order: Order, action: Exclude<ConfirmedAction, 'pay'>): Promise<void> => {
    const message = await changes[action](userId, order)
    void notify.success(message || SUCCESS_MESSAGES[action](order), { where: 'shell' })
    close()
  }
  const { busy, problem, run, reset } = useApiMutation(
    ({ order, action }: RequestedAction) => (action === 'pay' ? pay(order) : change(order, action)),
    { onError: () => void refreshOrders() },
  )
  const close = (): void => {
    reset()
    setLinkProblem(null)
    onClose()
  }
  const runAction = (confirmed: RequestedAction): void => {
    setLinkProblem(null)
    void run(confirmed)
  }
  const notice = problem ?? linkProblem
  const labels = requested === null ? null : getDialogTexts(requested)
  return (
    <ConfirmDialog
      open={requested !== null}
      title={labels?.title}
      confirmLabel={labels?.confirm}
      cancelLabel={requested?.action === 'reject' ? m.orders_keep() : m.orders_cancel()}
      dangerous={requested !== null && CLOSING_ACTIONS.has(requested.action)}
      busy={busy}
      onConfirm={() => requested && runAction(requested)}
      onCancel={close}
    >
      <p>
        <AmountText>{labels?.text}</AmountText>
      </p>
      {notice && (
        <div className="mt-4">
          <Notice tone="error">{notice}</Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}
