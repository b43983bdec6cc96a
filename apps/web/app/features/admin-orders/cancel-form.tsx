import { text } from '@warda/contract/wire/text'
import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import * as z from 'zod/mini'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { AmountText } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import type { AdminOrderView } from './order-present.ts'
import { ReasonAndRefundFields } from './reason-and-refund-fields.tsx'
import { refundTo } from './refund-choice.tsx'
import { cancelOrder } from './use-order.ts'

const cancelSchema = z.object({ reason: text(3, LIMITS.deliveryNote), refundTo })

/** Cancels an order before dispatch; payments are refunded. */
export function CancelForm({ order, onClose }: { order: AdminOrderView; onClose: () => void }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: cancelSchema,
    defaults: { reason: '', refundTo: 'credit' },
  })
  const cancel = submit(async (values) => {
    try {
      await cancelOrder(order.id, values)
      onClose()
    } catch (error) {
      void notify.error(getErrorMessage(error))
      throw error
    }
  })
  const money = formatMoney(order.paid, currentLanguage())
  return (
    <form method="post" noValidate onSubmit={cancel} className="grid gap-5">
      <p className="text-ink-soft">
        <AmountText>{order.paid > 0 ? m.admin_order_cancel_paid({ money }) : m.admin_order_cancel_lead()}</AmountText>
      </p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <ReasonAndRefundFields
        paid={order.paid > 0}
        reason={{ error: getError('reason'), ...form.register('reason') }}
        refundTo={{ error: getError('refundTo'), field: form.register('refundTo') }}
      />
      <FormButtons
        submit={m.admin_order_cancel()}
        busy={busy}
        onCancel={onClose}
        danger
        cancel={m.admin_order_keep()}
      />
    </form>
  )
}
