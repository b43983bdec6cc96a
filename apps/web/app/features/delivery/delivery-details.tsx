import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { Truck } from '../../ui/media/icons.tsx'
import { useDeliveryDays } from './delivery-days.ts'
import { DeliveryPromise } from './delivery-promise.tsx'

/** Arabic pages measure in kilometres. */
const distance = (miles: number): number => (currentLanguage() === 'ar' ? Math.round(miles * 1.609) : miles)

/** When it can arrive, where, and for how much. */
export function DeliveryDetails() {
  const known = useDeliveryDays()
  const where = known
    ? m.delivery_where({
        distance: distance(known.days.radiusMiles),
        fee: formatMoney(known.days.fee, currentLanguage()),
      })
    : m.delivery_where_short()
  return (
    <section aria-label={m.delivery_title()} className="flex gap-4 rounded-card bg-sage px-5 py-4 text-leaf-deep">
      <Truck aria-hidden="true" size={22} className="mt-0.5 shrink-0 rtl:-scale-x-100" />
      <div className="min-w-0">
        <DeliveryPromise className="min-h-6 font-semibold" />
        <p className="mt-0.5 min-h-6 text-sm">
          {/* Another sentence is another element, as above. */}
          <span key={where}>{where}</span>
        </p>
      </div>
    </section>
  )
}
