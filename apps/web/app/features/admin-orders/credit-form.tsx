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
import { AmountText } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { AdminOrderView, CreditableLine, OrderItem } from './order-present.ts'
import { PiecesField } from './pieces-field.tsx'
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
        pieces: z.string(),
      }),
    [maxAmount],
  )
  const { form, getError, problem, busy, submit } = useContractForm({
    schema,
    defaults: { amount: '', reason: '', refundTo: 'credit', variantId: '', pieces: '' },
  })
  const amount = form.watch('amount')
  const refundHalalas = toHalalas(amount) - toHalalas(order.outstanding)
  const items = order.items.filter(({ isRemoved }) => !isRemoved)
  const line =
    items.length === 1 ? items[0] : items.find(({ variantId }) => String(variantId) === form.watch('variantId'))
  const creditable = order.creditable.find(({ variantId }) => variantId === line?.variantId)
  const credit = submit(async ({ variantId: _, pieces, ...values }) => {
    try {
      const named = nameLine(line, { isChosen: items.length > 1, creditable, pieces: Number(pieces) })
      await creditOrder(order.id, { ...values, ...named, amount: halalasToRiyals(values.amount) })
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
          <AmountText>
            {m.admin_order_credit_back({ money: formatMoney(halalasToRiyals(refundHalalas), currentLanguage()) })}
          </AmountText>
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
      {line && creditable && line.quantity > 1 && creditable.pieces > 0 && (
        <PiecesField
          line={creditable}
          field={form.register('pieces')}
          onPrice={(price) => form.setValue('amount', String(price), { shouldValidate: true })}
        />
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

type Choice = { isChosen: boolean; creditable: CreditableLine | undefined; pieces: number }

/** The line that the credit note names: the chosen one, or the only one when pieces of it are credited. */
function nameLine(line: OrderItem | undefined, { isChosen, creditable, pieces }: Choice) {
  if (!line || (!isChosen && pieces === 0)) return {}
  const { variantId } = line
  return pieces === 0 || pieces > (creditable?.pieces ?? 0) ? { variantId } : { variantId, pieces }
}
