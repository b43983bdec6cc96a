import { m } from '@warda/i18n/messages'
import { Check, CircleX } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { type DeliveryChoice, readDeliveryChoice, saveDeliveryChoice } from '../../lib/delivery/delivery-choice.ts'
import { suggestCities, suggestDistricts } from '../../lib/delivery/zones.ts'
import { formatDay, formatMoney, formatWindow } from '../../lib/format/format.ts'
import { AmountText } from '../../ui/data/money.tsx'
import { DayStrip } from '../../ui/delivery/day-strip.tsx'
import { SuggestField } from '../../ui/forms/suggest-field.tsx'
import { type QuotedProduct, useDeliveryQuote } from './use-delivery-quote.ts'

type DeliveryCheckProps = QuotedProduct & { shopCity: string }

/** Place and day of a delivery: whether, from when and for which fee; the choice is kept for the checkout. */
export function DeliveryCheck({ shopCity, ...product }: DeliveryCheckProps) {
  const [choice, setChoice] = useState<DeliveryChoice>(
    () => readDeliveryChoice() ?? { city: shopCity, district: '', date: '' },
  )
  const change = (changed: Partial<DeliveryChoice>): void => {
    const next = { ...choice, ...changed }
    setChoice(next)
    saveDeliveryChoice(next)
  }
  const { data: zones } = useApiQuery('getDeliveryZones', {})
  const { data: days } = useApiQuery('getDeliveryDays', {})
  const language = currentLanguage()
  const served = zones?.data ?? []
  const isOpenDay = days?.days.some(({ date, open }) => date === choice.date && open) ?? false
  return (
    <div className="grid min-w-0 gap-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SuggestField
          label={m.checkout_city()}
          autoComplete="off"
          maxLength={80}
          value={choice.city}
          suggest={(typed) =>
            served.some(({ city }) => city[language] === typed) ? [] : suggestCities(served, typed, language)
          }
          onChange={(city) => change({ city })}
        />
        <SuggestField
          label={m.checkout_district()}
          autoComplete="off"
          maxLength={80}
          value={choice.district}
          suggest={(typed) => suggestDistricts(served, { city: choice.city, typed }, language)}
          onChange={(district) => change({ district })}
        />
      </div>
      <Outcome choice={choice} {...product} />
      {days && (
        <div className="-mx-5 min-w-0 overflow-hidden px-5">
          <DayStrip
            days={days.days}
            today={days.today}
            chosen={isOpenDay ? choice.date : ''}
            error={undefined}
            onChoose={(date) => change({ date })}
          />
        </div>
      )}
      {isOpenDay && (
        <p role="status" className="text-sm">
          {m.delivery_check_kept({ day: formatDay(choice.date, language) })}
        </p>
      )}
    </div>
  )
}

function Outcome({ choice, ...product }: QuotedProduct & { choice: DeliveryChoice }) {
  const outcome = useDeliveryQuote({ ...product, city: choice.city, district: choice.district })
  const language = currentLanguage()
  if (outcome === null) return <p className="min-h-14 text-sm">{m.delivery_check_where()}</p>
  const problem = 'failure' in outcome ? outcome.failure : outcome.quote.problem
  if ('failure' in outcome || problem !== null)
    return (
      <p role="status" className="flex min-h-14 items-start gap-2.5 font-medium text-canceled-ink">
        <CircleX aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
        {problem}
      </p>
    )
  const { fee, freeFrom, earliest } = outcome.quote
  return (
    <div role="status" className="flex min-h-14 items-start gap-2.5">
      <Check aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
      <p className="grid">
        <span className="font-semibold">
          {earliest
            ? m.delivery_check_earliest(formatWindow(earliest.date, earliest.slot, language))
            : m.delivery_check_none()}
        </span>
        <bdi className="text-sm">
          <AmountText>
            {fee === 0 ? m.delivery_check_free() : m.delivery_check_fee({ money: formatMoney(fee, language) })}
          </AmountText>
          {freeFrom !== null && (
            <AmountText>{` · ${m.delivery_check_free_from({ money: formatMoney(freeFrom, language) })}`}</AmountText>
          )}
        </bdi>
      </p>
    </div>
  )
}
