import { openDrawerBody } from '@warda/contract/cash-drawers'
import { halalasToRiyals } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { CashField } from '../../ui/forms/cash-field.tsx'

/** Opens the drawer with its float. */
export function OpenDrawerForm({ onClose }: { onClose: () => void }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: openDrawerBody,
    defaults: { openingFloat: '' },
  })
  const open = submit(async ({ openingFloat }) => {
    const { message } = await callApi('openCashDrawer', { body: { openingFloat: halalasToRiyals(openingFloat) } })
    void notify.success(message)
    onClose()
    void invalidate('currentCashDrawer', 'cashDrawers')
  })
  return (
    <form method="post" noValidate onSubmit={open} className="grid gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <CashField
        label={m.cash_drawer_float()}
        hint={m.cash_drawer_float_hint()}
        error={getError('openingFloat')}
        {...form.register('openingFloat')}
      />
      <FormButtons submit={m.cash_drawer_open()} busy={busy} onCancel={onClose} />
    </form>
  )
}
