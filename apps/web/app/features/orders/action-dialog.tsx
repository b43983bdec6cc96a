import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { notify } from '../../ui/toast.ts'
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
  const [linkProblem, setLinkProblem] = useState<string | null>(null)
  const pay = async (order: Order): Promise<void> => {
    const answer = await askPayment(userId, order.id)
    if ('address' in answer) return openPayment(answer.address)
    void notify.error(m.orders_link_missing())
    void refreshOrders()
    setLinkProblem(answer.problem)
  }
  const change = async (order: Order, action: Exclude<OrderAction, 'pay'>): Promise<void> => {
    const message = await changes[action](userId, order)
    void notify.success(message || DONE[action](order), { where: 'shell' })
    close()
  }
  const { busy, problem, run, reset } = useApiMutation(
    ({ order, action }: Asked) => (action === 'pay' ? pay(order) : change(order, action)),
    { onError: () => void refreshOrders() },
  )
  const close = (): void => {
    reset()
    setLinkProblem(null)
    onClose()
  }
  const act = (confirmed: Asked): void => {
    setLinkProblem(null)
    void run(confirmed)
  }
  const notice = problem ?? linkProblem
  const words = asked === null ? null : wordsOf(asked)
  return (
    <ConfirmDialog
      open={asked !== null}
      title={words?.title}
      confirmLabel={words?.confirm}
      cancelLabel={asked?.action === 'reject' ? m.orders_keep() : m.orders_cancel()}
      dangerous={asked !== null && GIVES_UP.has(asked.action)}
      busy={busy}
      onConfirm={() => asked && act(asked)}
      onCancel={close}
    >
      <p>{words?.text}</p>
      {notice && (
        <div className="mt-4">
          <Notice tone="error">{notice}</Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}
