import { handInBody } from '@warda/contract/cash-handovers'
import { LIMITS } from '@warda/domain/limits'
import { halalasToRiyals } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import type { z } from 'zod'
import { toHalalas } from '../../lib/forms/amount-input.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CashField } from '../../ui/forms/cash-field.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'

type CountFormProps = {
  /** Riyals that the driver took and has not handed in. */
  inHand: number
  label: string
  submitLabel: string
  /** Sends the count; amounts in riyals. */
  onCount: (body: z.input<typeof handInBody>) => Promise<void>
  onCancel: () => void
}

/** A driver's cash as counted, its difference from the ledger, and a note when there is one (RUN-02). */
export function CountForm({ inHand, label, submitLabel, onCount, onCancel }: CountFormProps) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: handInBody,
    defaults: { expected: inHand, counted: '', note: '' },
  })
  const typed = form.watch('counted')
  const isCounted = String(typed ?? '').trim() !== ''
  const difference = toHalalas(typed) - toHalalas(inHand)
  // Without a difference the note's field is hidden, so an earlier text is not sent.
  const count = submit(({ counted, note = '' }) =>
    onCount({
      expected: inHand,
      counted: halalasToRiyals(counted),
      note: counted === toHalalas(inHand) ? '' : note,
    }),
  )
  return (
    <form method="post" noValidate onSubmit={count} className="grid gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <CashField label={label} error={getError('counted')} {...form.register('counted')} />
      {isCounted && (
        <p role="status" className={difference === 0 ? 'font-medium text-done-ink' : 'font-medium text-canceled-ink'}>
          {difference === 0 && m.cash_matches()}
          {difference !== 0 && (difference < 0 ? m.cash_missing() : m.cash_surplus())}{' '}
          {difference !== 0 && <Money riyals={halalasToRiyals(Math.abs(difference))} />}
        </p>
      )}
      {isCounted && difference !== 0 && (
        <TextareaField
          label={m.cash_note()}
          optional
          rows={2}
          maxLength={LIMITS.deliveryNote}
          className="min-h-20!"
          error={getError('note')}
          {...form.register('note')}
        />
      )}
      <div className="grid grid-cols-2 gap-3 [&>*]:min-h-12">
        <Button look="secondary" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
        <Button type="submit" busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
