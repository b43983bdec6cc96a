import type { WaitingItemChange } from '@warda/contract/item-changes'
import { m } from '@warda/i18n/messages'
import { Copy, Replace } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime, formatMoney } from '../../lib/format/format.ts'
import { ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { AmountText } from '../../ui/data/money.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import type { ChangedOrder } from './change-items-form.tsx'
import { ItemsTable } from './items-table.tsx'
import { decideChange, useWaitingChange } from './use-item-change.ts'

/** Loaded when the dialog is first opened. */
const ChangeItemsForm = lazy(() =>
  import('./change-items-form.tsx').then((module) => ({ default: module.ChangeItemsForm })),
)

/** The button that changes the items of an order, and the change that waits for its buyer (DESK-02). */
export function ItemChangeSection({ order, canRefund }: { order: ChangedOrder; canRefund: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const { data: waiting } = useWaitingChange(order.id)
  const close = (): void => setOpen(false)
  return (
    <>
      {waiting && <Waiting orderId={order.id} change={waiting} />}
      <Button look="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        <Replace aria-hidden="true" size={18} />
        {m.item_change_open()}
      </Button>
      {isOpen && (
        <ResponsiveDialog open wide title={m.item_change_title({ number: order.orderNumber })} onClose={close}>
          <Suspense fallback={null}>
            <ChangeItemsForm order={order} canRefund={canRefund} onClose={close} />
          </Suspense>
        </ResponsiveDialog>
      )}
    </>
  )
}

function Waiting({ orderId, change }: { orderId: string; change: WaitingItemChange }) {
  const language = currentLanguage()
  const onError = (error: unknown): void => void notify.error(getErrorMessage(error))
  const decide = useApiMutation((agrees: boolean) => decideChange(orderId, agrees), { onError })
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(change.url).then(
      () => notify.success(m.item_change_link_copied()),
      () => notify.info(m.item_change_link_by_hand({ url: change.url })),
    )
  }
  const values = { money: formatMoney(change.difference, language), time: formatDateTime(change.until, language) }
  return (
    <Panel title={m.item_change_waiting_title()}>
      <p>
        <AmountText>{m.item_change_waiting_text(values)}</AmountText>
      </p>
      <ItemsTable title={m.item_change_after()} items={change.after} emphasized />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" busy={decide.busy && decide.input === true} onClick={() => void decide.run(true)}>
          {m.item_change_record_agreement()}
        </Button>
        <Button look="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" size={17} />
          {m.item_change_copy_link()}
        </Button>
        <Button look="quiet" busy={decide.busy && decide.input === false} onClick={() => void decide.run(false)}>
          {m.item_change_withdraw()}
        </Button>
      </div>
    </Panel>
  )
}
