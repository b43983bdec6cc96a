import { useRef, useState } from 'react'
import { PhoneOrderForm } from './phone-order-form.tsx'
import { PlacedOrder } from './placed-order.tsx'
import type { Placed } from './use-phone-order.ts'

/** Takes orders at the telephone, one after the other (ADMIN-02). */
export function PhoneOrderPage({ payLink }: { payLink?: (orderId: string) => React.ReactNode }) {
  const [placed, setPlaced] = useState<Placed | null>(null)
  /** Each order is a form of its own: nothing of the last one is left in the next. */
  const round = useRef(0)
  if (placed !== null) {
    const next = (): void => {
      round.current += 1
      setPlaced(null)
    }
    return <PlacedOrder order={placed} payLink={payLink?.(placed.id)} onNext={next} />
  }
  return (
    <PhoneOrderForm
      key={round.current}
      onPlaced={setPlaced}
      onStartOver={() => {
        round.current += 1
        setPlaced(null)
      }}
    />
  )
}
