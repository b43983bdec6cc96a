import type { Site } from '@warda/contract/settings'
import type { Language } from '@warda/domain/language'
import { m } from '@warda/i18n/messages'
import { formatSlot } from '../lib/format/format.ts'
import { formatWeekday } from '../lib/format/format-day.ts'

type Hours = Site['workingHours'][number]['hours']
type Group = { days: number[]; hours: Hours }

/** The week of the shop begins on Saturday. */
const WEEK = [6, 0, 1, 2, 3, 4, 5]

/** Opening hours of the coming week as text: `Saturday to Thursday, 9 AM – 8 PM. Closed Friday.` For loaders. */
export function hoursText(workingHours: Site['workingHours'], language: Language): string {
  const groups = groupDays(workingHours)
  const open = groups.flatMap(({ days, hours }) =>
    hours === null
      ? []
      : [
          m.footer_hours_open({
            days: daysText(days, language),
            hours: formatSlot({ start: hours.open, end: hours.close }, language),
          }),
        ],
  )
  const closedDays = groups.filter(({ hours }) => hours === null).flatMap(({ days }) => days)
  if (open.length === 0) return m.footer_hours_none()
  const closed = new Intl.ListFormat(language).format(closedDays.map((day) => formatWeekday(day, language)))
  return [...open, ...(closedDays.length > 0 ? [m.footer_hours_closed({ days: closed })] : [])].join(' ')
}

/** Groups consecutive days with the same hours. */
function groupDays(workingHours: Site['workingHours']): Group[] {
  return WEEK.reduce<Group[]>((groups, day) => {
    const hours = workingHours.find(({ weekday }) => weekday === day)?.hours ?? null
    const last = groups.at(-1)
    const hasSameHours = last && last.hours?.open === hours?.open && last.hours?.close === hours?.close
    if (hasSameHours) last.days.push(day)
    else groups.push({ days: [day], hours })
    return groups
  }, [])
}

function daysText(days: readonly number[], language: Language): string {
  const [first = 0] = days
  const last = days.at(-1) ?? first
  const name = formatWeekday(first, language)
  return first === last ? name : m.footer_hours_days({ first: name, last: formatWeekday(last, language) })
}
