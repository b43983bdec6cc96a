import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { lazy, Suspense } from 'react'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { DateField } from '../../ui/dates/date-field.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import type { DeliveryFieldsProps } from './delivery-fields.tsx'
import type { HandOut } from './sale-form.ts'

/** Loaded once a delivery is chosen. */
const DeliveryFields = lazy(() =>
  import('./delivery-fields.tsx').then((module) => ({ default: module.DeliveryFields })),
)

/** How the flowers leave the shop: at once, as a pickup later, or delivered. */
export function HandOutFields(props: DeliveryFieldsProps) {
  const { handOut, getError, onChange } = props
  const { way, pickupAt, pickedUpBy, cardMessage } = handOut
  const set = (part: Partial<HandOut>): void => onChange({ ...handOut, ...part })
  return (
    <div className="grid gap-3">
      <RadioGroup
        legend={m.counter_hand_out()}
        name="hand-out"
        beside
        choices={[
          { value: 'now', label: m.counter_at_once() },
          { value: 'pickup', label: <span className="whitespace-normal">{m.counter_pickup()}</span> },
          { value: 'delivery', label: m.counter_delivery() },
        ]}
        selected={way}
        onChange={({ target }) => set({ way: target.value as HandOut['way'] })}
      />
      {way === 'pickup' && (
        <>
          <DateField
            type="datetime-local"
            label={m.counter_ready_at()}
            value={pickupAt}
            error={getError('pickup') ?? getError('pickup.date') ?? getError('pickup.time')}
            onChange={({ target }) => set({ pickupAt: target.value })}
          />
          <Field
            label={m.counter_picked_up_by()}
            optional
            autoComplete="off"
            maxLength={LIMITS.profileName.max}
            value={pickedUpBy}
            error={getError('pickup.fullName')}
            onChange={({ target }) => set({ pickedUpBy: target.value })}
          />
        </>
      )}
      {way === 'delivery' && (
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          <DeliveryFields {...props} />
        </Suspense>
      )}
      {way !== 'now' && (
        <TextareaField
          label={m.counter_card_message()}
          optional
          rows={2}
          dir="auto"
          maxLength={LIMITS.cardMessage}
          value={cardMessage}
          error={getError('cardMessage')}
          onChange={({ target }) => set({ cardMessage: target.value })}
        />
      )}
    </div>
  )
}
