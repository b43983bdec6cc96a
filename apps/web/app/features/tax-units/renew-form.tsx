import { renewTaxUnitBody } from '@warda/contract/tax-units'
import { m } from '@warda/i18n/messages'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { OneTimePasswordField } from './one-time-password-field.tsx'

/** Requests a new certificate for the active unit (ZATCA-04). */
export function RenewForm({ unitId, onClose }: { unitId: string; onClose: () => void }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: renewTaxUnitBody,
    defaults: { oneTimePassword: '' },
  })
  const renew = submit(async (body) => {
    const { message } = await callApi('renewTaxUnit', { params: { unitId }, body })
    void notify.success(message)
    void invalidate('taxUnits')
    onClose()
  })
  return (
    <form method="post" noValidate onSubmit={renew} className="grid w-full gap-4 sm:max-w-sm">
      {problem && <Notice tone="error">{problem}</Notice>}
      <OneTimePasswordField error={getError('oneTimePassword')} {...form.register('oneTimePassword')} />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button type="submit" busy={busy}>
          {m.tax_renew()}
        </Button>
      </div>
    </form>
  )
}
