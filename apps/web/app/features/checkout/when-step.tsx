import { m } from '@warda/i18n/messages'
import { useEffect } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime, formatDay, formatSlot } from '../../lib/format/format.ts'
import { formatHijriDate } from '../../lib/format/format-hijri.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DayStrip } from '../../ui/delivery/day-strip.tsx'
import { SlotChoice } from '../../ui/delivery/slot-choice.tsx'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { CheckoutForm } from './checkout-form.ts'
import { formatToday } from './format-today.ts'
import { useDeliveryDays } from './use-checkout-data.ts'

type WhenStepProps = {
  checkout: CheckoutForm
  /** Until when the recipient may answer (ISO, UTC), null while no day is chosen; undefined when the sender says where. */
  askedUntil: string | null | undefined
  onContinue: () => void
}

/** Delivery day and two-hour slot; unavailable ones are struck through. */
export function WhenStep({ checkout, askedUntil, onContinue }: WhenStepProps) {
  const { form, getError } = checkout
  const { data, error, refetch } = useDeliveryDays()
  const language = currentLanguage()
  const [chosen, slot] = form.watch(['deliveryDate', 'deliverySlot'])
  const isGone = data !== undefined && chosen !== '' && !data.days.some(({ date, open }) => date === chosen && open)
  useEffect(() => {
    // A day that was chosen earlier, on a product page or in a draft, may have closed since.
    if (isGone && slot === '') form.setValue('deliveryDate', '')
  }, [isGone, slot, form])
  if (data === undefined) {
    if (error === null) return <Skeleton className="h-48 w-full" />
    return <FailedNotice error={error} onRetry={refetch} />
  }
  const day = data.days.find(({ date }) => date === chosen)
  const how = { shouldDirty: true, shouldValidate: true, shouldTouch: true } as const
  const choose = (date: string): void => {
    form.setValue('deliveryDate', date, how)
    form.resetField('deliverySlot', { defaultValue: '' })
  }
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">
        {askedUntil !== undefined && <span className="mb-1 block text-ink">{m.checkout_when_ask()}</span>}
        {formatToday(data.promise, language)}
      </p>
      <DayStrip
        days={data.days}
        today={data.today}
        chosen={chosen}
        error={getError('deliveryDate')}
        onChoose={choose}
      />
      {day && (
        <SlotChoice
          date={day.date}
          slots={day.slots}
          chosen={slot}
          error={getError('deliverySlot') && (slot === '' ? m.checkout_slot_choose() : getError('deliverySlot'))}
          onChoose={(id) => form.setValue('deliverySlot', id, how)}
        />
      )}
      {askedUntil && <Notice>{m.address_request_until({ time: formatDateTime(askedUntil, language) })}</Notice>}
      <div>
        <Button size="large" onClick={onContinue}>
          {m.checkout_continue()}
        </Button>
      </div>
    </div>
  )
}

/** The chosen day and slot, while the step is closed. */
export function WhenSummary({ checkout }: { checkout: CheckoutForm }) {
  const [date, slotId] = checkout.form.watch(['deliveryDate', 'deliverySlot'])
  const { data } = useDeliveryDays()
  const slot = data?.days.find((day) => day.date === date)?.slots.find(({ id }) => id === slotId)
  if (date === '') return null
  return (
    <p>
      <bdi>{formatDay(date, currentLanguage())}</bdi> (<bdi>{formatHijriDate(date, currentLanguage())}</bdi>)
      {slot && (
        <>
          {' · '}
          <bdi>{formatSlot(slot, currentLanguage(), date)}</bdi>
        </>
      )}
    </p>
  )
}
