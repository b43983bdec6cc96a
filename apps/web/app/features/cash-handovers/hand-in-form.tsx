import { handInBody } from '@warda/contract/cash-handovers'
import { LIMITS } from '@warda/domain/limits'
import { halalasToRiyals } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { invalidateAll } from '../../lib/api/invalidate.ts'
import { toHalalas } from '../../lib/forms/amount-input.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { sendOrQueue } from '../../lib/offline/outbox.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { CountField } from './count-field.tsx'

type HandInFormProps = {
  userId: string
  /** Riyals that the driver took and has not handed in. */
  inHand: number
}

/** Hands in the cash at the end of the run: the counted amount and its difference; queued while offline (RUN-02). */
export function HandInForm({ userId, inHand }: HandInFormProps) {
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <Button look="secondary" size="large" onClick={() => setOpen(true)}>
        {m.cash_hand_in()}
      </Button>
    )
  return <CountForm key={inHand} userId={userId} inHand={inHand} onClose={() => setOpen(false)} />
}

function CountForm({ userId, inHand, onClose }: HandInFormProps & { onClose: () => void }) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: handInBody,
    defaults: { expected: inHand, counted: '', note: '' },
  })
  const typed = form.watch('counted')
  const isCounted = String(typed ?? '').trim() !== ''
  const difference = toHalalas(typed) - toHalalas(inHand)
  const handIn = submit(async ({ counted, note = '' }) => {
    const body = { expected: inHand, counted: halalasToRiyals(counted), note }
    const input = { params: { userId }, body }
    const sent = await sendOrQueue('handInCash', input, { orderId: `cash ${userId}`, label: m.cash_hand_in() })
    void (sent.state === 'done' ? notify.success(sent.answer.message) : notify.info(m.board_queued()))
    onClose()
    void invalidateAll()
  })
  return (
    <section aria-labelledby="hand-in" className="rounded-card border border-line bg-card p-4 sm:p-5">
      <form method="post" noValidate onSubmit={handIn} className="grid gap-4">
        <h2 id="hand-in" className="text-lg">
          {m.cash_hand_in()}
        </h2>
        <p className="flex items-baseline justify-between gap-4">
          {m.cash_expected()}
          <Money riyals={inHand} className="font-semibold text-lg" />
        </p>
        {problem && <Notice tone="error">{problem}</Notice>}
        <CountField label={m.cash_counted()} error={getError('counted')} {...form.register('counted')} />
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
          <Button look="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" busy={busy}>
            {m.cash_hand_in_submit()}
          </Button>
        </div>
      </form>
    </section>
  )
}
