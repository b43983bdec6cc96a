import { m } from '@warda/i18n/messages'
import { CalendarDays, Clock } from 'lucide-react'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDaySpelt, formatDayTyped } from '../../lib/format/format-day.ts'
import { classes } from '../classes.ts'
import { controlStyle, FieldFrame, type FieldTexts } from '../field-frame.tsx'

type InputProps = Omit<ComponentProps<'input'>, 'type'>
type DayProps = InputProps & { type?: 'date' | 'datetime-local' }
type Kind = 'date' | 'datetime-local' | 'time'

/**
 * A day, with `datetime-local` also the time of it, by the browser's own picker. A browser writes the day in its own language, not the
 * page's, so the page writes it itself, `Sunday, 29 November`, and shows the browser's digits only while somebody types them.
 */
export function DayField({ label, hint, error, optional, type = 'date', ...input }: FieldTexts & DayProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional ?? false}>
      {(wiring) => <Picked type={type} {...input} {...wiring} />}
    </FieldFrame>
  )
}

/** A time of day in the same way. */
export function TimeField({ label, hint, error, optional, ...input }: FieldTexts & InputProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional ?? false}>
      {(wiring) => <Picked type="time" {...input} {...wiring} />}
    </FieldFrame>
  )
}

/** The control alone, for a place that names it by `aria-label`. */
export const TimeInput = (props: InputProps) => <Picked type="time" {...props} />

function Picked({ type, className, ref, ...input }: InputProps & { type: Kind }) {
  const Sign = type === 'time' ? Clock : CalendarDays
  const box = useRef<HTMLInputElement | null>(null)
  const [shown, setShown] = useState('')
  const [typing, setTyping] = useState(false)
  // A form sets the value of its controls without an event: after every draw it is read again.
  useLayoutEffect(() => setShown(box.current?.value ?? ''))
  const join = (element: HTMLInputElement | null) => {
    box.current = element
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
  }
  return (
    <div className={classes('@container relative', type === 'time' ? 'min-w-26' : 'min-w-36 sm:min-w-46', className)}>
      <input
        {...input}
        ref={join}
        type={type}
        onInput={({ currentTarget }) => setShown(currentTarget.value)}
        onKeyDown={(event) => {
          if (isTyped(event)) setTyping(true)
        }}
        // Whoever comes by keyboard types.
        onKeyUp={({ key }) => {
          if (key === 'Tab') setTyping(true)
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          setTyping(false)
          input.onBlur?.(event)
        }}
        onClick={({ currentTarget }) => openPicker(currentTarget)}
        className={classes(controlStyle, 'cursor-pointer pe-10', native, !typing && hidden)}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-2.5 flex items-center text-ink-soft [@supports(-moz-appearance:none)]:hidden"
      >
        <Sign size={17} />
      </span>
      {!typing && <Spelt value={shown} kind={type} />}
    </div>
  )
}

/** The browser's own sign of a calendar gives way to the house's. */
const native =
  '[&::-webkit-calendar-picker-indicator]:absolute [&::-webkit-calendar-picker-indicator]:inset-y-0 [&::-webkit-calendar-picker-indicator]:end-0 [&::-webkit-calendar-picker-indicator]:h-full [&::-webkit-calendar-picker-indicator]:w-11 [&::-webkit-calendar-picker-indicator]:opacity-0'
const hidden = '[-webkit-text-fill-color:transparent] [&::-webkit-datetime-edit]:opacity-0'

function Spelt({ value, kind }: { value: string; kind: Kind }) {
  const language = currentLanguage()
  const style = 'pointer-events-none absolute inset-y-0 start-3 end-8 flex items-center max-sm:text-[0.9375rem]'
  if (value === '') {
    return (
      <span aria-hidden="true" className={classes(style, 'text-ink-soft')}>
        {kind === 'time' ? '–' : m.admin_ui_day_none()}
      </span>
    )
  }
  if (kind === 'time') {
    return (
      <span aria-hidden="true" className={style}>
        {formatDayTyped(value, language)}
      </span>
    )
  }
  const timed = kind === 'datetime-local'
  // The weekday where there is room for it.
  return (
    <span aria-hidden="true" className={style}>
      <span className={classes('truncate', timed ? '@max-[20rem]:hidden' : '@max-[15.5rem]:hidden')}>
        {formatDaySpelt(value, language)}
      </span>
      <span className={classes('truncate', timed ? '@min-[20rem]:hidden' : '@min-[15.5rem]:hidden')}>
        {formatDayTyped(value, language)}
      </span>
    </span>
  )
}

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && /^(\d|Arrow\w+|Backspace|Delete)$/.test(key)

/** A press anywhere opens the calendar. Not every browser lets a page do so; there its own way remains. */
function openPicker(box: HTMLInputElement): void {
  try {
    box.showPicker()
  } catch {
    box.focus()
  }
}
