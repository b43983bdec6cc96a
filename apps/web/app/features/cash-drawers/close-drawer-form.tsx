import { type CashDrawer, closeDrawerBody } from '@warda/contract/cash-drawers'
import { LIMITS } from '@warda/domain/limits'
import { halalasToRiyals } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { toHalalas } from '../../lib/forms/amount-input.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { CashField } from '../../ui/forms/cash-field.tsx'
import { Field } from '../../ui/forms/field.tsx'

/** Closes the drawer with the counted amount; shows what went through it and the difference. */
export function CloseDrawerForm({ drawer, onClose }: { drawer: CashDrawer; onClose: () => void }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: closeDrawerBody,
    defaults: { expected: drawer.expected, counted: '', note: '' },
  })
  const typed = form.watch('counted')
  const isCounted = String(typed ?? '').trim() !== ''
  const difference = toHalalas(typed) - toHalalas(drawer.expected)
  const close = submit(async ({ counted, note }) => {
    const body = { expected: drawer.expected, counted: halalasToRiyals(counted), note: note ?? '' }
    try {
      const { message } = await callApi('closeCashDrawer', { params: { drawerId: String(drawer.id) }, body })
      void notify.success(message)
      onClose()
    } finally {
      void invalidate('currentCashDrawer', 'cashDrawers')
    }
  })
  const sums = [
    [m.cash_drawer_float(), drawer.openingFloat],
    [m.cash_drawer_cash_sales(), drawer.cashSales],
    [m.cash_drawer_pay_ins(), drawer.payIns],
    [m.cash_drawer_pay_outs(), -drawer.payOuts],
    [m.cash_drawer_refunds(), -drawer.cashRefunds],
    [m.cash_drawer_expected(), drawer.expected],
  ] as const
  return (
    <form method="post" noValidate onSubmit={close} className="grid gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <dl className="grid gap-1.5">
        {sums.map(([label, riyals]) => (
          <div
            key={label}
            className="flex justify-between gap-4 last:border-line last:border-t last:pt-1.5 last:font-semibold"
          >
            <dt>{label}</dt>
            <dd>
              <Money riyals={riyals} />
            </dd>
          </div>
        ))}
      </dl>
      <CashField label={m.cash_drawer_counted()} error={getError('counted')} {...form.register('counted')} />
      {isCounted && (
        <p role="status" className={difference === 0 ? 'font-medium text-done-ink' : 'font-medium text-canceled-ink'}>
          {difference === 0 && m.cash_matches()}
          {difference !== 0 && (difference < 0 ? m.cash_missing() : m.cash_surplus())}{' '}
          {difference !== 0 && <Money riyals={halalasToRiyals(Math.abs(difference))} />}
        </p>
      )}
      <Field
        label={m.cash_drawer_note()}
        optional
        autoComplete="off"
        maxLength={LIMITS.deliveryNote}
        error={getError('note')}
        {...form.register('note')}
      />
      <FormButtons submit={m.cash_drawer_close()} busy={busy} onCancel={onClose} />
    </form>
  )
}
