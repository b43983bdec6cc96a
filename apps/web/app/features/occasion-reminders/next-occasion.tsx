import { isolate } from '@warda/i18n/isolate'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateInputWithWeekday, formatDayShort } from '../../lib/format/format-day.ts'
import { formatHijriDate } from '../../lib/format/format-hijri.ts'

/** The next day of an occasion in both calendars, and the day of its mail. */
export function NextOccasion({ occursOn, remindOn }: { occursOn: string; remindOn: string }) {
  const language = currentLanguage()
  return (
    <div>
      <p className="text-ink-soft text-sm">{m.occasion_reminder_next()}</p>
      <p className="font-semibold">
        <bdi>{formatDateInputWithWeekday(occursOn, language)}</bdi>
        <span className="block font-normal text-ink-soft text-sm">
          <bdi>{formatHijriDate(occursOn, language)}</bdi>
        </span>
      </p>
      <p className="mt-1 text-sm">
        {m.occasion_reminder_mail_on({ day: isolate(formatDayShort(remindOn, language)) })}
      </p>
    </div>
  )
}
