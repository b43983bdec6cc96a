import type { Language } from '@warda/domain/language'
import { m } from '@warda/i18n/messages'
import { CalendarPlus } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDayShort } from '../../lib/format/format-day.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { SaudiDays } from './saudi-days.ts'

/** Holidays that are not in the calendar yet; each is added by one click. */
export function Suggestions({ days, onAdd }: { days: readonly SaudiDays[]; onAdd: (days: SaudiDays) => void }) {
  const language = currentLanguage()
  if (days.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft text-sm">{m.admin_settings_suggested()}</p>
      <ul className="flex flex-wrap gap-2">
        {days.map((period) => (
          <li key={period.name.en + period.from}>
            <Button look="secondary" className="min-h-12 text-start" onClick={() => onAdd(period)}>
              <CalendarPlus aria-hidden="true" size={17} className="shrink-0" />
              <span>
                {period.name[language]}
                <span className="block font-normal text-ink-soft text-sm">
                  <bdi>{daysShown(period, language)}</bdi>
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const daysShown = ({ from, to }: SaudiDays, language: Language): string =>
  from === to ? formatDayShort(from, language) : `${formatDayShort(from, language)} – ${formatDayShort(to, language)}`
