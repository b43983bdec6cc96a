import { type DateValue, parseDate, parseDateTime, parseTime } from '@internationalized/date'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'
import { DatePicker, Group, I18nProvider, TimeField } from 'react-aria-components'
import { currentLanguage } from '../../lib/browser/language.ts'
import { classes } from '../classes.ts'
import { controlStyle } from '../forms/field-frame.tsx'
import { CalendarButton, CalendarPopover } from './calendar-popover.tsx'
import { DateParts } from './date-parts.tsx'

export type DateKind = 'date' | 'datetime-local' | 'time'

type Naming = Partial<Record<'aria-labelledby' | 'aria-label' | 'aria-describedby', string>>

type DateEditorProps = {
  kind: DateKind
  value: string
  min: string | number | undefined
  /** The accessible name and description. */
  aria: Naming
  isInvalid: boolean
  opensCalendar: boolean
  onChange: (value: string) => void
  /** Called when the focus leaves the editor and its calendar. */
  onLeave: (event: FocusEvent) => void
}

/** Gregorian dates and Latin digits in both languages; day before month in English too. */
const LOCALES = { en: 'en-GB-u-ca-gregory', ar: 'ar-SA-u-ca-gregory-nu-latn' } as const

const frameStyle = classes(
  controlStyle,
  'flex items-center px-3 focus-within:border-leaf focus-within:outline-2 focus-within:outline-leaf focus-within:outline-offset-2 data-invalid:border-canceled-ink max-sm:text-[0.9375rem]',
)

/** Edits a date or a time part by part, a date also by calendar. Takes the focus when it appears. */
export function DateEditor(props: DateEditorProps) {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame} className="relative">
      <I18nProvider locale={LOCALES[currentLanguage()]}>
        {/* Only what is inside a modal <dialog> can be seen and used while that is open. */}
        <PortalProvider getContainer={() => frame.current?.closest('dialog') ?? document.body}>
          {props.kind === 'time' ? <TimeParts {...props} /> : <DateWithCalendar {...props} />}
        </PortalProvider>
      </I18nProvider>
    </div>
  )
}

function TimeParts({ value, aria, isInvalid, onChange, onLeave }: DateEditorProps) {
  return (
    <TimeField
      {...aria}
      autoFocus
      isInvalid={isInvalid}
      hourCycle={12}
      value={parseOrNull(parseTime, value)}
      onChange={(time) => onChange(time?.toString().slice(0, 5) ?? '')}
      onBlur={onLeave}
    >
      <Group className={frameStyle}>
        <DateParts />
      </Group>
    </TimeField>
  )
}

function DateWithCalendar(props: DateEditorProps) {
  const { kind, value, min, aria, isInvalid, opensCalendar, onChange, onLeave } = props
  const [isOpen, setIsOpen] = useState(false)
  // Opens after the first part has the focus, so that the focus returns there when the calendar closes.
  useEffect(() => setIsOpen(opensCalendar), [opensCalendar])
  const isTimed = kind === 'datetime-local'
  const parse = (text: string): DateValue => (isTimed ? parseDateTime(text) : parseDate(text))
  return (
    <DatePicker
      {...aria}
      autoFocus
      isInvalid={isInvalid}
      granularity={isTimed ? 'minute' : 'day'}
      hourCycle={12}
      shouldForceLeadingZeros
      firstDayOfWeek="sun"
      minValue={parseOrNull(parse, String(min ?? ''))}
      value={parseOrNull(parse, value)}
      onChange={(date) => onChange(date?.toString().slice(0, isTimed ? 16 : 10) ?? '')}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      onBlur={onLeave}
    >
      <Group className={classes(frameStyle, 'pe-11')}>
        <DateParts />
        <CalendarButton />
      </Group>
      <CalendarPopover />
    </DatePicker>
  )
}

function parseOrNull<T>(parse: (text: string) => T, text: string): T | null {
  try {
    return parse(text)
  } catch {
    return null
  }
}
