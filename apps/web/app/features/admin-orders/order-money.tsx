import { m } from '@warda/i18n/messages'
import { Banknote, CalendarRange, CircleX, ReceiptText, WalletCards } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { Meter } from '../../ui/data/meter.tsx'
import { Money } from '../../ui/data/money.tsx'
import { AmountLines } from '../../ui/data/order-amounts.tsx'
import { OrderMoneyText } from '../../ui/data/order-status.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { formatTerms } from './order-labels.ts'
import type { AdminOrderView } from './order-present.ts'
import { PayLink } from './pay-link.tsx'
import type { OrderDialogKind } from './requested-dialog.ts'

/** Payments, amount outstanding and the actions on them. */
export function OrderMoney({
  order,
  onOpenDialog,
}: {
  order: AdminOrderView
  onOpenDialog: (kind: OrderDialogKind) => void
}) {
  const { may, paid, outstanding } = order
  return (
    <Panel title={m.admin_order_money()} lead={formatTerms(order.paymentTerms)}>
      <div>
        <p className="text-ink-soft text-sm">{m.admin_order_outstanding()}</p>
        <p className="font-display text-3xl">
          <Money riyals={outstanding} className={outstanding > 0 ? 'text-petal-deep' : ''} />
        </p>
        <p className="mt-1 font-semibold">
          <OrderMoneyText status={order.statusWords} />
        </p>
      </div>
      {paid > 0 && outstanding > 0 && <Meter label={m.admin_order_paid()} share={paid / (paid + outstanding)} />}
      <dl className="grid gap-1.5 text-[0.9375rem]">
        <AmountLines amounts={order.amounts ?? order} />
      </dl>
      <div className="grid gap-2 [&>*]:min-h-12">
        {may.includes('pay') && (
          <Button onClick={() => onOpenDialog('pay')}>
            <Banknote aria-hidden="true" size={19} />
            {m.admin_order_take_payment()}
          </Button>
        )}
        {may.includes('pay') && <PayLink orderId={order.id} />}
        {may.includes('pay') && !order.isPostponed && (
          <Button look="secondary" onClick={() => onOpenDialog('postpone')}>
            <CalendarRange aria-hidden="true" size={18} />
            {m.admin_order_postpone()}
          </Button>
        )}
        <Button look="secondary" onClick={() => onOpenDialog('debts')}>
          <WalletCards aria-hidden="true" size={18} />
          {m.board_debts()}
        </Button>
        {may.includes('credit') && (
          <Button look="secondary" onClick={() => onOpenDialog('credit')}>
            <ReceiptText aria-hidden="true" size={18} />
            {m.admin_order_credit()}
          </Button>
        )}
        {may.includes('cancel') && (
          <Button look="quiet" className="text-petal-deep!" onClick={() => onOpenDialog('cancel')}>
            <CircleX aria-hidden="true" size={18} />
            {m.admin_order_cancel()}
          </Button>
        )}
      </div>
    </Panel>
  )
}
