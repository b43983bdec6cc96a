import { m } from '@warda/i18n/messages'
import { type ReactNode, useId } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { dayParts, formatSlot, formatSlotName } from '../../lib/format/format.ts'
import { formatHijriDay } from '../../lib/format/format-hijri.ts'
import { classes } from '../classes.ts'
import { FieldError } from '../forms/field-error.tsx'

type Slot = { id: string; start: string; end: string; state: 'open' | 'full' | 'past' }
type Day = { date: string; open: boolean; slots: readonly Slot[] }
export type DateSlot = { date: string; slot: string }

type DateSlotFieldProps = {
  days: readonly Day[]
  today: string
  value: DateSlot
  /** The current choice; it stays selectable when it is full or past. */
  current?: DateSlot
  /** States of slots that can be selected beside open ones. */
  alsoSelectable?: { past: boolean; full: boolean }
  errors?: { date?: string | undefined; slot?: string | undefined }
  onChange: (when: DateSlot) => void
}

const chipStyle =
  'relative grid min-h-12 shrink-0 place-items-center rounded-field border px-3 text-center leading-tight transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2'
const enabledStyle =
  'border-line-strong bg-card hover:border-leaf has-checked:border-leaf has-checked:bg-leaf has-checked:text-white'
const disabledStyle = 'cursor-not-allowed border-line bg-sand text-ink-soft'

const NONE = { past: false, full: false }

/** A day and a time slot of it as two rows of radio buttons; unavailable ones are struck through. */
export function DateSlotField({
  days,
  today,
  value,
  current,
  alsoSelectable = NONE,
  errors = {},
  onChange,
}: DateSlotFieldProps) {
  const isFree = ({ state }: Slot): boolean => state === 'open' || alsoSelectable[state]
  const day = days.find(({ date }) => date === value.date)
  return (
    <div className="grid min-w-0 gap-4">
      <Chips legend={m.admin_orders_day()} error={errors.date} scroll>
        {(name) =>
          days.map((option) => {
            const isSelectable = option.slots.some(isFree) || option.date === current?.date
            const { weekday, date, month } = dayParts(option.date, currentLanguage())
            return (
              <Chip
                key={option.date}
                name={name}
                checked={option.date === value.date}
                disabled={!isSelectable}
                className="min-w-20 snap-start whitespace-nowrap py-1.5"
                onChange={() =>
                  onChange({ date: option.date, slot: option.date === current?.date ? current.slot : '' })
                }
              >
                <span className="text-sm">{option.date === today ? m.admin_orders_today() : weekday}</span>
                <span className={classes('tabular font-semibold', !isSelectable && 'line-through')}>
                  {date} {month}
                </span>
                <span className="text-xs">{formatHijriDay(option.date, currentLanguage())}</span>
              </Chip>
            )
          })
        }
      </Chips>
      {value.date !== '' && (
        <Chips legend={m.checkout_slots()} error={errors.slot}>
          {(name) =>
            withCurrent(day, value, current).map((slot) => {
              const isCurrent = current?.date === value.date && current.slot === slot.id
              const isSelectable = isFree(slot) || isCurrent
              return (
                <Chip
                  key={slot.id}
                  name={name}
                  checked={slot.id === value.slot}
                  disabled={!isSelectable}
                  onChange={() => onChange({ date: value.date, slot: slot.id })}
                >
                  <bdi className={classes('tabular font-medium', !isSelectable && 'line-through')}>
                    {slot.start === ''
                      ? formatSlotName(slot.id, currentLanguage(), value.date)
                      : formatSlot(slot, currentLanguage(), value.date)}
                  </bdi>
                </Chip>
              )
            })
          }
        </Chips>
      )}
    </div>
  )
}

/** The slots of a day and the current one, which may no longer be offered. */
const withCurrent = (day: Day | undefined, value: DateSlot, current: DateSlot | undefined): readonly Slot[] => {
  const slots = day?.slots ?? []
  if (current === undefined || current.date !== value.date || slots.some(({ id }) => id === current.slot)) return slots
  return [{ id: current.slot, start: '', end: '', state: 'past' }, ...slots]
}

type ChipProps = {
  name: string
  checked: boolean
  disabled: boolean
  className?: string
  onChange: () => void
  children: ReactNode
}

function Chip({ name, checked, disabled, className, onChange, children }: ChipProps) {
  return (
    <label className={classes(chipStyle, disabled ? disabledStyle : enabledStyle, className)}>
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      {children}
    </label>
  )
}

type ChipsProps = {
  legend: string
  error: string | undefined
  scroll?: boolean
  children: (name: string) => ReactNode
}

function Chips({ legend, error, scroll = false, children }: ChipsProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 font-medium text-[0.9375rem]">{legend}</legend>
      <div className={classes('flex gap-2 p-0.5', scroll ? 'snap-x overflow-x-auto pb-2' : 'flex-wrap')}>
        {children(`${id}-choice`)}
      </div>
      <FieldError id={`${id}-error`} className="mt-1">
        {error}
      </FieldError>
    </fieldset>
  )
}
