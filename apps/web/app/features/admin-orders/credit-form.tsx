import { text } from '@warda/contract/wire/text'
import { LIMITS } from '@warda/domain/limits'
import { halalasToRiyals } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { amountUpTo, toHalalas } from '../../lib/forms/amount-input.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { AmountField } from '../../ui/admin/amount-field.tsx'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { AdminOrderView } from './order-present.ts'
import { ReasonAndRefundFields } from './reason-and-refund-fields.tsx'
import { refundTo } from './refund-choice.tsx'
import { creditOrder } from './use-order.ts'

/** Credits an amount: issues a credit note and refunds what was overpaid. */
export function CreditForm({ order, onClose }: { order: AdminOrderView; onClose: () => void }) {
  const maxAmount = order.paid + order.outstanding
  const schema = useMemo(
    () =>
      z.object({
        amount: amountUpTo(maxAmount),
        reason: text(3, LIMITS.deliveryNote),
        refundTo,
        variantId: z.string(),
      }),
    [maxAmount],
  )
  const { form, getError, problem, busy, submit } = useContractForm({
    schema,
    defaults: { amount: '', reason: '', refundTo: 'credit', variantId: '' },
  })
  const amount = form.watch('amount')
  const refundHalalas = toHalalas(amount) - toHalalas(order.outstanding)
  const items = order.items.filter(({ isRemoved }) => !isRemoved)
  const credit = submit(async ({ variantId, ...values }) => {
    try {
      const line = variantId === '' ? {} : { variantId: Number(variantId) }
      await creditOrder(order.id, { ...values, ...line, amount: halalasToRiyals(values.amount) })
      onClose()
    } catch (error) {
      void notify.error(getErrorMessage(error))
      throw error
    }
  })
  return (
    <form method="post" noValidate onSubmit={credit} className="grid gap-5">
      <p className="text-ink-soft">{m.admin_order_credit_lead()}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <AmountField typed={amount} cap={maxAmount} error={getError('amount')} field={form.register('amount')} />
      {refundHalalas > 0 && toHalalas(amount) <= toHalalas(maxAmount) && (
        <p role="status" className="-mt-3 text-ink-soft text-sm">
          {m.admin_order_credit_back({ money: formatMoney(halalasToRiyals(refundHalalas), currentLanguage()) })}
        </p>
      )}
      {items.length > 1 && (
        <SelectField
          label={m.admin_order_credit_for()}
          hint={m.admin_order_credit_for_hint()}
          {...form.register('variantId')}
        >
          <option value="">{m.admin_order_credit_for_all()}</option>
          {items.map(({ variantId, name, size, quantity }) => (
            <option key={variantId} value={variantId}>{`${name} (${sizeLabel(size)}) × ${quantity}`}</option>
          ))}
        </SelectField>
      )}
      <ReasonAndRefundFields
        paid={order.paid > 0}
        reason={{ error: getError('reason'), ...form.register('reason') }}
        refundTo={{ error: getError('refundTo'), field: form.register('refundTo') }}
      />
      <FormButtons submit={m.admin_order_credit_submit()} busy={busy} onCancel={onClose} />
    </form>
  )
}
