import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { PrivatePicture } from '../../ui/media/private-picture.tsx'
import { AssignForm } from './assign-form.tsx'
import { payOrder } from './board-action.ts'
import type { BoardCard, GetPrintPath } from './board-present.ts'
import { CompleteForm } from './complete-form.tsx'
import { DebtsView } from './debts-view.tsx'
import { FailForm } from './fail-form.tsx'
import { MoreActions } from './more-actions.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PlanForm } from './plan-form.tsx'
import type { OrderDialog, RequestedDialog } from './requested-dialog.ts'
import { ScheduleForm } from './schedule-form.tsx'

type OrderDialogsProps = {
  userId: string
  getPrintPath: GetPrintPath
  dialog: RequestedDialog
  onOpenDialog: (dialog: RequestedDialog) => void
  onClose: () => void
}

/** The dialogs of one order; at most one is open. */
export function OrderDialogs({ userId, getPrintPath, dialog, onOpenDialog, onClose }: OrderDialogsProps) {
  const { kind, order } = dialog
  const contents: Record<OrderDialog, () => ReactNode> = {
    complete: () => <CompleteForm order={order} onClose={onClose} />,
    fail: () => <FailForm order={order} onClose={onClose} />,
    pay: () => <PaymentForm order={order} onPay={(payment) => payOrder(userId, order, payment)} onClose={onClose} />,
    schedule: () => <ScheduleForm order={order} onClose={onClose} />,
    debts: () => <DebtsView order={order} />,
    assign: () => <AssignForm orderIds={[order.id]} current={order.assignee?.userId ?? null} onClose={onClose} />,
    plan: () => <PlanForm order={order} onClose={onClose} />,
    photo: () => <Photo order={order} />,
    more: () => (
      <MoreActions
        getPrintPath={getPrintPath}
        order={order}
        onOpenDialog={(next) => onOpenDialog({ kind: next, order })}
      />
    ),
  }
  return (
    // The key mounts a new dialog for each kind, so that it takes the focus.
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
