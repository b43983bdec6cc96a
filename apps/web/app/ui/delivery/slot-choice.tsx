import { m } from '@warda/i18n/messages'
import { useId } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatSlot } from '../../lib/format/format.ts'
import { classes } from '../classes.ts'
import { FieldError } from '../forms/field-error.tsx'

type Slot = { id: string; start: string; end: string; state: 'open' | 'full' | 'past' }
type SlotChoiceProps = {
  /** The delivery day of the slots. */
  date: string
  slots: readonly Slot[]
  chosen: string
  error: string | undefined
  onChoose: (id: string) => void
}

const reasons: Record<Slot['state'], (() => string) | null> = {
  open: null,
  full: m.checkout_slot_full,
  past: m.checkout_slot_past,
}

/** The two-hour slots of a day; full and past slots are struck through and disabled. */
export function SlotChoice({ date, slots, chosen, error, onChoose }: SlotChoiceProps) {
  const id = useId()
  const language = currentLanguage()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-3 font-semibold">{m.checkout_slots()}</legend>
      <div className="flex flex-wrap gap-2.5">
        {slots.map((slot) => {
          const reason = reasons[slot.state]?.() ?? null
          return (
            <label
              key={slot.id}
              className={classes(
                'flex min-h-11 items-center gap-2 rounded-full border px-4 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2',
                reason === null
                  ? 'border-line-strong bg-card hover:border-leaf has-checked:border-leaf has-checked:bg-leaf has-checked:text-white'
                  : 'cursor-not-allowed border-line bg-sand text-ink-soft',
              )}
            >
              <input
                type="radio"
                name="deliverySlotChoice"
                value={slot.id}
                checked={slot.id === chosen}
                disabled={reason !== null}
                onChange={() => onChoose(slot.id)}
                className="sr-only"
              />
              <bdi className={classes('tabular font-medium', reason !== null && 'line-through')}>
                {formatSlot(slot, language, date)}
              </bdi>
              {reason && <span className="text-sm">{reason}</span>}
            </label>
          )
        })}
      </div>
      <FieldError id={`${id}-error`} className="mt-2">
        {error}
      </FieldError>
    </fieldset>
  )
}
