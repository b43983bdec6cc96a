import { PAYMENT_METHODS } from '@warda/contract/payments'
import type { Debt } from '@warda/contract/receivables'
import { halalasToRiyals } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { invalidateAll } from '../../lib/api/invalidate.ts'
import { amountUpTo, toAmountInput } from '../../lib/forms/amount-input.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { AmountField } from '../../ui/admin/amount-field.tsx'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { notifyMissingFields } from '../../ui/forms/missing-fields.ts'
import type { BoardCard } from './board-present.ts'
import { methodChoices } from './payment-labels.ts'

type DebtPaymentProps = { debt: Debt; order: Pick<BoardCard, 'branch' | 'userId'>; onClose: () => void }

/** Form that records a manual payment of one debt, up to the amount owed (DELIV-09, FORM-07). */
export function DebtPayment({ debt, order, onClose }: DebtPaymentProps) {
  const { amountOwed } = debt
  const schema = useMemo(
    () => z.object({ amount: amountUpTo(amountOwed), method: z.enum(PAYMENT_METHODS, 'invalid_choice') }),
    [amountOwed],
  )
  const { form, getError, problem, busy, submit } = useContractForm({
    schema,
    defaults: { amount: toAmountInput(amountOwed), method: 'cash' },
  })
  const pay = submit(
    async ({ amount, method }) => {
      try {
        const debtor = { clientId: order.branch?.clientId ?? 0, userId: order.userId }
        const body = { id: debt.id, amount: halalasToRiyals(amount), method, ...debtor }
        const { message } = await callApi('resolveDebt', { body })
        void notify.success(message)
        onClose()
      } catch (error) {
        void notify.error(getErrorMessage(error))
        throw error
      } finally {
        void invalidateAll()
      }
    },
    (errors) => notifyMissingFields(form.getValues(), errors),
  )
  return (
    <form
      method="post"
      noValidate
      onSubmit={pay}
      aria-label={m.board_debts_pay()}
      className="mt-4 grid gap-4 border-line border-t pt-4"
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      <AmountField
        typed={form.watch('amount')}
        cap={amountOwed}
        error={getError('amount')}
        field={form.register('amount')}
      />
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
