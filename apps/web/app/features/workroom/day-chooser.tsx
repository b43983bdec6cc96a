import { addDays } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'

type DayChooserProps = { day: string; today: string; onChoose: (day: string) => void }

/** The day with buttons to the days beside it and back to today. */
export function DayChooser({ day, today, onChoose }: DayChooserProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        look="secondary"
        size="icon"
        className="size-12!"
        aria-label={m.workroom_previous_day()}
        onClick={() => onChoose(addDays(day, -1))}
      >
        <ChevronLeft aria-hidden="true" size={22} className="rtl:rotate-180" />
      </Button>
      <p aria-live="polite" className="min-w-48 text-center font-semibold text-lg">
        {formatDay(day, currentLanguage())}
      </p>
      <Button
        look="secondary"
        size="icon"
        className="size-12!"
        aria-label={m.workroom_next_day()}
        onClick={() => onChoose(addDays(day, 1))}
      >
        <ChevronRight aria-hidden="true" size={22} className="rtl:rotate-180" />
      </Button>
      {day !== today && (
        <Button look="quiet" className="min-h-12" onClick={() => onChoose(today)}>
          {m.workroom_today()}
        </Button>
      )}
    </div>
  )
}
