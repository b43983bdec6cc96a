import { m } from '@warda/i18n/messages'
import { type ReactNode, useId } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { dayParts, formatSlot, formatSlotName } from '../../lib/format/format.ts'
import { classes } from '../classes.ts'

type Slot = { id: string; start: string; end: string; state: 'open' | 'full' | 'past' }
type Day = { date: string; open: boolean; slots: readonly Slot[] }
export type DateSlot = { date: string; slot: string }

type WhenFieldProps = {
  days: readonly Day[]
  today: string
  chosen: DateSlot
  /** What the order has now: it may stay, full or not. */
  kept?: DateSlot
  errors?: { date?: string | undefined; slot?: string | undefined }
  onChoose: (when: DateSlot) => void
}

const chip =
  'relative grid min-h-12 shrink-0 place-items-center rounded-field border px-3 text-center leading-tight transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-leaf has-focus-visible:outline-offset-2'
const open =
  'border-line-strong bg-card hover:border-leaf has-checked:border-leaf has-checked:bg-leaf has-checked:text-white'
const shut = 'cursor-not-allowed border-line bg-sand text-ink-soft'

const choosable = (day: Day): boolean => day.open && day.slots.some(({ state }) => state === 'open')

/** A day and its two hours as two rows of chips: arrows walk, what can't be had any more is struck through. */
export function DateSlotField({ days, today, chosen, kept, errors = {}, onChoose }: WhenFieldProps) {
  const day = days.find(({ date }) => date === chosen.date)
  return (
    <div className="grid min-w-0 gap-4">
      <Chips legend={m.admin_orders_day()} error={errors.date} scroll>
        {(name) =>
          days.map((each) => {
            const may = choosable(each) || each.date === kept?.date
            const { weekday, date, month } = dayParts(each.date, currentLanguage())
            return (
              <Chip
                key={each.date}
                name={name}
                checked={each.date === chosen.date}
                disabled={!may}
                className="min-w-20 snap-start whitespace-nowrap py-1.5"
                onChoose={() => onChoose({ date: each.date, slot: each.date === kept?.date ? kept.slot : '' })}
              >
                <span className="text-sm">{each.date === today ? m.admin_orders_today() : weekday}</span>
                <span className={classes('tabular font-semibold', !may && 'line-through')}>
                  {date} {month}
                </span>
              </Chip>
            )
          })
        }
      </Chips>
      {chosen.date !== '' && (
        <Chips legend={m.admin_orders_slot()} error={errors.slot}>
          {(name) =>
            withKept(day, chosen, kept).map((slot) => {
              const own = kept?.date === chosen.date && kept.slot === slot.id
              const may = slot.state === 'open' || own
              return (
                <Chip
                  key={slot.id}
                  name={name}
                  checked={slot.id === chosen.slot}
                  disabled={!may}
                  onChoose={() => onChoose({ date: chosen.date, slot: slot.id })}
                >
                  <bdi className={classes('tabular font-medium', !may && 'line-through')}>
                    {slot.start === ''
                      ? formatSlotName(slot.id, currentLanguage())
                      : formatSlot(slot, currentLanguage())}
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

/** The slots of a day with the one that the order has, which may be of a day that is no longer offered. */
const withKept = (day: Day | undefined, chosen: DateSlot, kept: DateSlot | undefined): readonly Slot[] => {
  const slots = day?.slots ?? []
  if (kept === undefined || kept.date !== chosen.date || slots.some(({ id }) => id === kept.slot)) return slots
  return [{ id: kept.slot, start: '', end: '', state: 'past' }, ...slots]
}

type ChipProps = {
  name: string
  checked: boolean
  disabled: boolean
  className?: string
  onChoose: () => void
  children: ReactNode
}

function Chip({ name, checked, disabled, className, onChoose, children }: ChipProps) {
  return (
    <label className={classes(chip, disabled ? shut : open, className)}>
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
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
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 font-medium text-canceled-ink text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
