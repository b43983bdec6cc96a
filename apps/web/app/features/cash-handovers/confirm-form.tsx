import { type CashHandover, confirmHandoverBody } from '@warda/contract/cash-handovers'
import { halalasToRiyals } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { CashField } from '../../ui/forms/cash-field.tsx'

/** Confirms a handover with the desk's own count, by default the driver's (RUN-02). */
export function ConfirmForm({ handover: { id, driver, counted } }: { handover: CashHandover }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: confirmHandoverBody,
    defaults: { received: String(counted) },
  })
  const confirm = submit(async ({ received }) => {
    const body = { received: halalasToRiyals(received) }
    const { message } = await callApi('confirmHandover', { params: { handoverId: String(id) }, body })
    void notify.success(message)
    void invalidate('cashHandovers')
  })
  return (
    <form method="post" noValidate onSubmit={confirm} className="grid gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:max-w-sm">
        <CashField label={m.cash_received()} error={getError('received')} {...form.register('received')} />
        <Button
          type="submit"
          busy={busy}
          aria-label={m.cash_of_driver({ action: m.cash_confirm(), name: driver })}
          className="min-h-12"
        >
          {m.cash_confirm()}
        </Button>
      </div>
    </form>
  )
}
