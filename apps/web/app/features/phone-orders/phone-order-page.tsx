import { m } from '@warda/i18n/messages'
import { RotateCcw } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { deleteDraft } from '../../lib/forms/drafts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { PhoneOrderForm } from './phone-order-form.tsx'
import { DRAFT_KEY } from './phone-schema.ts'
import type { PlacedPhoneOrder } from './use-phone-order.ts'

/** Loaded once an order is placed. */
const PlacedOrder = lazy(() => import('./placed-order.tsx').then((module) => ({ default: module.PlacedOrder })))

type PhoneOrderPageProps = {
  heading: (action: ReactNode) => ReactNode
  payLink: (order: PlacedPhoneOrder) => ReactNode
}

/** Takes phone orders one after the other (ADMIN-02); each has a form with new state. */
export function PhoneOrderPage({ heading, payLink }: PhoneOrderPageProps) {
  const [round, setRound] = useState(0)
  const [placed, setPlaced] = useState<PlacedPhoneOrder | null>(null)
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const next = (): void => {
    setPlaced(null)
    setRound(round + 1)
  }
  const startOver = (): void => {
    deleteDraft(DRAFT_KEY)
    setConfirmOpen(false)
    next()
  }
  if (placed !== null) {
    return (
      <>
        {heading(null)}
        <Suspense fallback={null}>
          <PlacedOrder order={placed} payLink={payLink(placed)} onNext={next} />
        </Suspense>
      </>
    )
  }
  return (
    <>
      {heading(
        <Button look="quiet" className="min-h-12" onClick={() => setConfirmOpen(true)}>
          <RotateCcw aria-hidden="true" size={17} />
          {m.admin_phone_start_over()}
        </Button>,
      )}
      <PhoneOrderForm key={round} onPlaced={setPlaced} />
      <ConfirmDialog
        open={isConfirmOpen}
        title={m.admin_phone_start_over_title()}
        confirmLabel={m.admin_phone_start_over()}
        dangerous
        onConfirm={startOver}
        onCancel={() => setConfirmOpen(false)}
      >
        <p>{m.admin_phone_start_over_text()}</p>
      </ConfirmDialog>
    </>
  )
}
