import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDistance } from '../../lib/format/distance.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { useBrand } from '../../lib/shop/brand.ts'
import { AmountText } from '../../ui/data/money.tsx'
import { Truck } from '../../ui/media/icons.tsx'
import { DeliveryPromise } from './delivery-promise.tsx'
import { useDeliveryDays } from './use-delivery-days.ts'
import { type RenderedPromise, usePromise } from './use-promise.ts'

/** Loaded when the shopper asks for a place. */
const DeliveryCheck = lazy(() => import('./delivery-check.tsx').then((module) => ({ default: module.DeliveryCheck })))

type DeliveryDetailsProps = { rendered: RenderedPromise; variantId: number | null; quantity: number }

/** Delivery promise, radius and fee, and the check of a place and a day. */
export function DeliveryDetails({ rendered, ...product }: DeliveryDetailsProps) {
  const delivery = useDeliveryDays()
  const [isOpen, setOpen] = useState(false)
  const { text } = usePromise(rendered)
  const { city } = useBrand()
  const where = delivery
    ? m.delivery_where({
        city,
        distance: formatDistance(delivery.days.radiusMiles, currentLanguage()),
        fee: formatMoney(delivery.days.fee, currentLanguage()),
      })
    : m.delivery_where_short({ city })
  return (
    <section aria-label={m.delivery_title()} className="grid gap-4 rounded-card bg-sage px-5 py-4 text-leaf-deep">
      <div className="flex gap-4">
        <Truck aria-hidden="true" size={22} className="mt-0.5 shrink-0 rtl:-scale-x-100" />
        <div className="min-w-0">
          <DeliveryPromise text={text} className="min-h-6 font-semibold" />
          <p className="mt-0.5 min-h-6 text-sm">
            {/* The key replaces the element, so that a new text appears in place. */}
            <span key={where}>
              <AmountText>{where}</AmountText>
            </span>
          </p>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="min-h-11 font-semibold text-sm underline underline-offset-4"
          >
            {m.delivery_check()}
          </button>
        </div>
      </div>
      {isOpen && (
        <Suspense>
          <DeliveryCheck shopCity={city} {...product} />
        </Suspense>
      )}
    </section>
  )
}
