import { m } from '@warda/i18n/messages'
import { Mail, MailOpen, PackageCheck, Pencil, Printer, Scissors, TriangleAlert } from 'lucide-react'
import { adminPaths } from '../../admin-paths.ts'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { OrderBadge } from '../../ui/data/order-status.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import type { AdminOrderView } from './order-present.ts'
import type { OrderDialogKind } from './requested-dialog.ts'
import { markReady, requestReceiptConfirmation, startWork } from './use-order.ts'

type OrderHeadProps = { order: AdminOrderView; onOpenDialog: (kind: OrderDialogKind) => void }

/** The number and the state of the order, with its main actions. */
export function OrderHead({ order, onOpenDialog }: OrderHeadProps) {
  const onError = (error: unknown): void => void notify.error(getErrorMessage(error))
  const ready = useApiMutation(() => markReady(order.id), { onError })
  const receipt = useApiMutation(() => requestReceiptConfirmation(order), { onError })
  const start = useApiMutation(() => startWork(order.id), { onError })
  const problem = ready.problem ?? receipt.problem ?? start.problem
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="text-3xl sm:text-4xl">
              <bdi className="tabular" dir="ltr">
                #{order.orderNumber}
              </bdi>
            </h1>
            <OrderBadge status={order.statusWords} />
          </div>
          <p className="mt-1 text-ink-soft">
            <time dateTime={order.createdAt}>
              {m.admin_order_placed({ date: formatDateTime(order.createdAt, currentLanguage()) })}
            </time>
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow [&>*]:min-h-12">
          {order.may.includes('start') && (
            <Button busy={start.busy} onClick={() => void start.run()}>
              {!start.busy && <Scissors aria-hidden="true" size={18} />}
              {m.admin_order_start()}
            </Button>
          )}
          {order.may.includes('ready') && (
            <Button
              look={order.may.includes('start') ? 'secondary' : 'primary'}
              busy={ready.busy}
              onClick={() => void ready.run()}
            >
              {!ready.busy && <PackageCheck aria-hidden="true" size={19} />}
              {m.admin_order_mark_ready()}
            </Button>
          )}
          {order.may.includes('edit') && (
            <Button look="secondary" onClick={() => onOpenDialog('edit')}>
              <Pencil aria-hidden="true" size={17} />
              {m.admin_order_edit()}
            </Button>
          )}
          {order.state === 'delivered' && (
            <Button look="secondary" busy={receipt.busy} onClick={() => void receipt.run()}>
              {!receipt.busy && <Mail aria-hidden="true" size={18} />}
              {m.board_send()}
            </Button>
          )}
          {order.addressWantedUntil === null && (
            <LinkButton look="secondary" to={adminPaths.print([order.id], 'worksheet')}>
              <Printer aria-hidden="true" size={18} />
              {m.admin_order_worksheet()}
            </LinkButton>
          )}
          {order.cardMessage && (
            <LinkButton look="secondary" to={adminPaths.print([order.id], 'card')}>
              <MailOpen aria-hidden="true" size={18} />
              {m.admin_order_card()}
            </LinkButton>
          )}
        </div>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      {order.failure !== null && (
        <p className="flex items-start gap-2.5 rounded-field bg-canceled px-4 py-3 text-canceled-ink">
          <TriangleAlert aria-hidden="true" size={19} className="mt-0.5 shrink-0" />
          {m.admin_order_failed()}
        </p>
      )}
    </header>
  )
}
