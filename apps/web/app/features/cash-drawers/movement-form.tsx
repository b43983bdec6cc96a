import { type CashDrawer, drawerMovementBody } from '@warda/contract/cash-drawers'
import { LIMITS } from '@warda/domain/limits'
import { halalasToRiyals } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { CashField } from '../../ui/forms/cash-field.tsx'
import { Field } from '../../ui/forms/field.tsx'

type MovementFormProps = { drawer: CashDrawer; kind: 'payIn' | 'payOut'; onClose: () => void }

/** Pays cash into the drawer or out of it, with a reason. */
export function MovementForm({ drawer, kind, onClose }: MovementFormProps) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: drawerMovementBody,
    defaults: { kind, purpose: 'safe', amount: '', reason: '' },
  })
  const pay = submit(async ({ amount, ...movement }) => {
    const body = { ...movement, amount: halalasToRiyals(amount) }
    const { message } = await callApi('recordDrawerMovement', { params: { drawerId: String(drawer.id) }, body })
    void notify.success(message)
    onClose()
    void invalidate('currentCashDrawer')
  })
  const isIn = kind === 'payIn'
  return (
    <form method="post" noValidate onSubmit={pay} className="grid gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <CashField label={m.cash_drawer_amount()} error={getError('amount')} {...form.register('amount')} />
      <RadioGroup
        legend={isIn ? m.cash_drawer_from() : m.cash_drawer_to()}
        choices={[
          { value: 'safe', label: m.cash_drawer_safe() },
          { value: 'expense', label: isIn ? m.cash_drawer_expense_back() : m.cash_drawer_expense() },
        ]}
        error={getError('purpose')}
        {...form.register('purpose')}
      />
      <Field
        label={m.cash_drawer_reason()}
        autoComplete="off"
        maxLength={LIMITS.deliveryNote}
        error={getError('reason')}
        {...form.register('reason')}
      />
      <FormButtons submit={isIn ? m.cash_drawer_pay_in() : m.cash_drawer_pay_out()} busy={busy} onCancel={onClose} />
    </form>
  )
}
