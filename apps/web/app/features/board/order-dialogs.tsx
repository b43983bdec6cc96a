import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { ResponsiveDialog } from '../../ui/admin/side-panel.tsx'
import { PrivatePicture } from '../../ui/private-picture.tsx'
import { AssignForm } from './assign-form.tsx'
import { payOrder } from './board-action.ts'
import type { BoardCard, PrintOf } from './board-present.ts'
import { CompleteForm } from './complete-form.tsx'
import { DebtsView } from './debts-view.tsx'
import { FailForm } from './fail-form.tsx'
import { MoreActions } from './more-actions.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PlanForm } from './plan-form.tsx'
import type { AskedDialog, OrderDialog } from './requested-dialog.ts'
import { ScheduleForm } from './schedule-form.tsx'

type OrderDialogsProps = {
  userId: string
  printOf: PrintOf
  asked: AskedDialog
  onAsk: (asked: AskedDialog) => void
  onClose: () => void
}

/** The dialogs of one order; at most one is open. */
export function OrderDialogs({ userId, printOf, asked, onAsk, onClose }: OrderDialogsProps) {
  const { kind, order } = asked
  const contents: Record<OrderDialog, () => ReactNode> = {
    complete: () => <CompleteForm order={order} onClose={onClose} />,
    fail: () => <FailForm order={order} onClose={onClose} />,
    pay: () => <PaymentForm order={order} onPay={(payment) => payOrder(userId, order, payment)} onClose={onClose} />,
    schedule: () => <ScheduleForm order={order} onClose={onClose} />,
    debts: () => <DebtsView order={order} />,
    assign: () => <AssignForm orderIds={[order.id]} current={order.assignee?.userId ?? null} onClose={onClose} />,
    plan: () => <PlanForm order={order} onClose={onClose} />,
    photo: () => <Photo order={order} />,
    more: () => <MoreActions printOf={printOf} order={order} onAsk={(next) => onAsk({ kind: next, order })} />,
  }
  return (
    // Each is a dialog of its own: the next one takes the focus anew.
    <ResponsiveDialog key={kind} open title={titles[kind](order)} onClose={onClose}>
      {contents[kind]()}
    </ResponsiveDialog>
  )
}

const titles: Record<OrderDialog, (order: BoardCard) => string> = {
  complete: m.board_complete_title,
  fail: m.board_fail_title,
  pay: m.board_pay_title,
  schedule: m.board_schedule_title,
  debts: ({ user }) => m.board_debts_title({ name: user.fullName }),
  assign: m.board_assign_title,
  plan: m.board_plan_title,
  photo: m.board_photo,
  more: ({ orderNumber }) => m.board_more_of({ number: orderNumber }),
}

function Photo({ order: { proof, orderNumber } }: { order: BoardCard }) {
  if (proof?.fileId == null) return null
  return (
    <PrivatePicture
      fileId={proof.fileId}
      alt={m.board_proof_photo_of({ number: orderNumber })}
      className="max-h-[70dvh] min-h-48 w-full"
    />
  )
}
