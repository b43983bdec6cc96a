import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { DayStrip } from './day-strip.tsx'
import { formatToday } from './format-today.ts'
import { SlotChoice } from './slot-choice.tsx'
import type { CheckoutForm } from './use-checkout.ts'
import { useDeliveryDays } from './use-checkout-data.ts'

/** Delivery day and two-hour slot; unavailable ones are struck through. */
export function WhenStep({ checkout, onContinue }: { checkout: CheckoutForm; onContinue: () => void }) {
  const { form, getError } = checkout
  const { data, error, refetch } = useDeliveryDays()
  const language = currentLanguage()
  const [chosen, slot] = form.watch(['deliveryDate', 'deliverySlot'])
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
      <p className="text-ink-soft">{formatToday(data.promise, language)}</p>
      <DayStrip
        days={data.days}
        today={data.today}
        chosen={chosen}
        error={getError('deliveryDate')}
        onChoose={choose}
      />
      {day && (
        <SlotChoice
          slots={day.slots}
          chosen={slot}
          error={getError('deliverySlot') && (slot === '' ? m.checkout_slot_choose() : getError('deliverySlot'))}
          onChoose={(id) => form.setValue('deliverySlot', id, how)}
        />
      )}
      <div>
        <Button size="large" onClick={onContinue}>
          {m.checkout_continue()}
        </Button>
      </div>
    </div>
  )
}
