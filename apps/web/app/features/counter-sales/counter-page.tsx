import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { CounterForm } from './counter-form.tsx'
import type { Permitted } from './override-fields.tsx'
import { Pickups } from './pickups.tsx'
import type { SoldSale } from './use-counter.ts'

/** Loaded once something is sold. */
const SoldNotice = lazy(() => import('./sold-notice.tsx').then((module) => ({ default: module.SoldNotice })))

type CounterPageProps = {
  /** The state of the cash drawer. */
  drawer: ReactNode
  hasDrawer: boolean
  permitted: Permitted
}

/** Sells at the counter, one sale after the other, and hands over pickups. */
export function CounterPage({ drawer, hasDrawer, permitted }: CounterPageProps) {
  const [round, setRound] = useState(0)
  const [sold, setSold] = useState<SoldSale | null>(null)
  const next = (): void => {
    setSold(null)
    setRound(round + 1)
  }
  return (
    <>
      <div className="mb-6">{drawer}</div>
      {sold === null ? (
        <CounterForm key={round} hasDrawer={hasDrawer} permitted={permitted} onSold={setSold} />
      ) : (
        <Suspense fallback={null}>
          <SoldNotice sale={sold} onNext={next} />
        </Suspense>
      )}
      <Pickups hasDrawer={hasDrawer} />
    </>
  )
}
