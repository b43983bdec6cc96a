import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { invalidateAll } from '../../lib/api/invalidate.ts'
import { sendOrQueue } from '../../lib/offline/outbox.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { CountForm } from './count-form.tsx'

type HandInFormProps = {
  userId: string
  /** Riyals that the driver took and has not handed in. */
  inHand: number
}

/** Hands in the cash at the end of the run; queued while offline (RUN-02). */
export function HandInForm({ userId, inHand }: HandInFormProps) {
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <Button look="secondary" size="large" onClick={() => setOpen(true)}>
        {m.cash_hand_in()}
      </Button>
    )
  return (
    <section aria-labelledby="hand-in" className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <h2 id="hand-in" className="text-lg">
        {m.cash_hand_in()}
      </h2>
      <p className="flex items-baseline justify-between gap-4">
        {m.cash_expected()}
        <Money riyals={inHand} className="font-semibold text-lg" />
      </p>
      <CountForm
        key={inHand}
        inHand={inHand}
        label={m.cash_counted()}
        submitLabel={m.cash_hand_in_submit()}
        onCancel={() => setOpen(false)}
        onCount={async (body) => {
          const input = { params: { userId }, body }
          const sent = await sendOrQueue('handInCash', input, { orderId: `cash ${userId}`, label: m.cash_hand_in() })
          void (sent.state === 'done' ? notify.success(sent.answer.message) : notify.info(m.board_queued()))
          setOpen(false)
          void invalidateAll()
        }}
      />
    </section>
  )
}
