import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  Heading,
  Popover,
} from 'react-aria-components'
import { currentLanguage } from '../../lib/browser/language.ts'

/** Opens the calendar of the date picker around it. */
export function CalendarButton() {
  return (
    <Button className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-field text-ink-soft hover:text-ink data-focus-visible:outline-2 data-focus-visible:outline-leaf">
      <CalendarDays aria-hidden="true" size={17} />
    </Button>
  )
}

const stepStyle =
  'grid size-11 cursor-pointer place-items-center rounded-full text-ink-soft hover:bg-sand hover:text-ink data-disabled:text-line-strong data-focus-visible:outline-2 data-focus-visible:outline-leaf'
const dayStyle =
  'tabular grid size-11 cursor-pointer place-items-center rounded-full outline-none hover:bg-sand data-outside-month:hidden data-disabled:cursor-not-allowed data-disabled:text-line-strong data-unavailable:text-line-strong data-today:font-bold data-today:text-leaf data-selected:bg-leaf data-selected:text-white data-focus-visible:outline-2 data-focus-visible:outline-leaf data-focus-visible:outline-offset-1'

/** One month of the date picker around it. */
export function CalendarPopover() {
  return (
    <Popover className="rounded-card border border-line bg-card p-3 shadow-float">
      <Dialog className="outline-none">
        <Calendar>
          <header className="mb-1 flex items-center justify-between">
            <Button slot="previous" className={stepStyle}>
              <ChevronLeft aria-hidden="true" size={20} className="rtl:-scale-x-100" />
            </Button>
            <Heading className="font-semibold text-base font-text" />
            <Button slot="next" className={stepStyle}>
              <ChevronRight aria-hidden="true" size={20} className="rtl:-scale-x-100" />
            </Button>
          </header>
          {/* Arabic has no short weekday names. */}
          <CalendarGrid weekdayStyle={currentLanguage() === 'ar' ? 'narrow' : 'short'}>
            <CalendarGridHeader>
              {(day) => (
                <CalendarHeaderCell className="h-8 font-medium text-ink-soft text-xs">{day}</CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className={dayStyle} />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  )
}
