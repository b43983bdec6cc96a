import { m } from '@warda/i18n/messages'
import { CalendarDays, Clock } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateInput, formatDateInputWithWeekday } from '../../lib/format/format-day.ts'
import { classes } from '../classes.ts'
import { controlStyle } from '../field-frame.tsx'
import type { DateKind } from './date-editor.tsx'

type DateTextProps = {
  value: string
  kind: DateKind
  isInvalid: boolean
  isDisabled: boolean
  onEdit: (mode: 'parts' | 'calendar') => void
}

/**
 * The value in the page's language, `Sunday, 29 Nov 2026`, where nobody edits it. Its buttons are for the pointer alone: the keyboard and
 * screen readers use the input below.
 */
export function DateText({ value, kind, isInvalid, isDisabled, onEdit }: DateTextProps) {
  const Icon = kind === 'time' ? Clock : CalendarDays
  return (
    <>
      <button
        type="button"
        aria-hidden="true"
        tabIndex={-1}
        disabled={isDisabled}
        onClick={() => onEdit('parts')}
        className={classes(
          controlStyle,
          'block cursor-text overflow-hidden ps-3 pe-10 text-start peer-focus-visible:border-leaf max-sm:text-[0.9375rem]',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-leaf peer-focus-visible:outline-offset-2',
          isInvalid && 'border-canceled-ink',
        )}
      >
        <Text value={value} kind={kind} />
      </button>
      <button
        type="button"
        aria-hidden="true"
        tabIndex={-1}
        disabled={isDisabled}
        onClick={() => onEdit(kind === 'time' ? 'parts' : 'calendar')}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-field text-ink-soft hover:text-ink"
      >
        <Icon size={17} />
      </button>
    </>
  )
}

function Text({ value, kind }: { value: string; kind: DateKind }) {
  const language = currentLanguage()
  if (value === '') return <span className="text-ink-soft">{kind === 'time' ? '–' : m.admin_ui_day_none()}</span>
  const short = formatDateInput(value, language)
  if (kind === 'time') return short
  const isTimed = kind === 'datetime-local'
  // With the weekday where there is room for it.
  return (
    <>
      <span className={classes('block truncate', isTimed ? '@max-[20rem]:hidden' : '@max-[15.5rem]:hidden')}>
        {formatDateInputWithWeekday(value, language)}
      </span>
      <span className={classes('block truncate', isTimed ? '@min-[20rem]:hidden' : '@min-[15.5rem]:hidden')}>
        {short}
      </span>
    </>
  )
}
