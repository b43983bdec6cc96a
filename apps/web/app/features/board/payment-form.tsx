import { PAYMENT_METHODS } from '@warda/contract/payments'
import { halalasToRiyals } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime, formatMoney } from '../../lib/format/format.ts'
import { amountUpTo, toAmountInput, toHalalas } from '../../lib/forms/amount-input.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { AmountField } from '../../ui/admin/amount-field.tsx'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { DescriptionItem } from '../../ui/data/description-item.tsx'
import { AmountText, Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { notifyMissingFields } from '../../ui/forms/missing-fields.ts'
import type { BoardCard, PayKind, PayMethod } from './board-present.ts'
import { methodChoices } from './payment-labels.ts'

const paymentSchema = (outstanding: number) =>
  z.object({
    amount: amountUpTo(outstanding),
    kind: z.enum(['all', 'part'], {
      error: ({ input }) => (input === undefined || input === null ? 'payment_type_required' : 'invalid_payment_type'),
    }),
    method: z.enum(PAYMENT_METHODS, 'invalid_choice'),
  })

export type Payment = { amount: number; kind: PayKind; method: PayMethod }

type PaymentFormProps = {
  order: Pick<BoardCard, 'orderNumber' | 'user' | 'total' | 'outstanding' | 'createdAt'>
  /** Records the payment (riyals); throws `ApiError` on refusal. */
  onPay: (payment: Payment) => Promise<void>
  onClose: () => void
}

/** Form for a manual payment: the outstanding amount, or a part, whose remainder becomes a debt (DELIV-07). */
export function PaymentForm({ order, onPay, onClose }: PaymentFormProps) {
  const { outstanding } = order
  const schema = useMemo(() => paymentSchema(outstanding), [outstanding])
  const { form, getError, problem, busy, submit } = useContractForm({
    schema,
    defaults: { amount: toAmountInput(outstanding), kind: 'all', method: 'cash' },
  })
  const [amount, kind] = form.watch(['amount', 'kind'])
  const remaining = toHalalas(outstanding) - toHalalas(amount)
  const setField = (field: 'amount' | 'kind', value: string): void =>
    form.setValue(field, value, { shouldValidate: true, shouldTouch: true })
  const pay = submit(
    async (values) => {
      try {
        await onPay({ ...values, amount: halalasToRiyals(values.amount) })
        onClose()
      } catch (error) {
        void notify.error(getErrorMessage(error))
        throw error
      }
    },
    (errors) => notifyMissingFields(form.getValues(), errors),
  )
  return (
    <form method="post" noValidate onSubmit={pay} className="grid gap-5">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-field bg-sand p-4 *:last:col-span-2">
        <DescriptionItem name={m.board_order()}>
          <bdi className="tabular" dir="ltr">
            #{order.orderNumber}
          </bdi>
        </DescriptionItem>
        <DescriptionItem name={m.board_customer()}>
          <bdi>{order.user.fullName}</bdi>
        </DescriptionItem>
        <DescriptionItem name={m.board_total()}>
          <Money riyals={order.total} />
        </DescriptionItem>
        <DescriptionItem name={m.board_outstanding()}>
          <Money riyals={outstanding} />
        </DescriptionItem>
        <DescriptionItem name={m.board_order_date()}>
          <bdi>{formatDateTime(order.createdAt, currentLanguage())}</bdi>
        </DescriptionItem>
      </dl>
      {problem && <Notice tone="error">{problem}</Notice>}
      <RadioGroup
        legend={m.board_pay_type()}
        beside
        choices={[
          { value: 'all', label: m.board_pay_full() },
          { value: 'part', label: m.board_pay_part() },
        ]}
        error={getError('kind')}
        {...form.register('kind', {
          onChange: ({ target }) => {
            if (target.value === 'all') setField('amount', toAmountInput(outstanding))
          },
        })}
      />
      <AmountField
        typed={amount}
        cap={outstanding}
        error={getError('amount')}
        field={form.register('amount', {
          onChange: ({ target }) => {
            if (kind === 'all' && toHalalas(target.value) !== toHalalas(outstanding)) setField('kind', 'part')
          },
        })}
      />
      {kind === 'part' && remaining > 0 && toHalalas(amount) > 0 && (
        <p role="status" className="-mt-3 text-ink-soft text-sm">
          <AmountText>
            {m.board_pay_rest({ money: formatMoney(halalasToRiyals(remaining), currentLanguage()) })}
          </AmountText>
        </p>
      )}
      <RadioGroup
        legend={m.board_pay_method()}
        beside
        choices={methodChoices()}
        error={getError('method')}
        {...form.register('method')}
      />
      <FormButtons submit={m.board_pay_submit()} busy={busy} onCancel={onClose} />
    </form>
  )
}
