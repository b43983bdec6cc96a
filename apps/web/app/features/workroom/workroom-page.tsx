import type { Answer } from '@warda/contract/call'
import { STATIONS } from '@warda/domain/workroom/stations'
import { m } from '@warda/i18n/messages'
import { Printer } from 'lucide-react'
import { adminPaths } from '../../admin-paths.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { type UpdateSearchValues, useSearchValues } from '../../lib/browser/use-search-values.ts'
import { formatTimeOfDay } from '../../lib/format/format-time.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { DayChooser } from './day-chooser.tsx'
import { groupByHour, parseFilter, type WorkroomFilter } from './filter-orders.ts'
import { useWorkroomDay } from './use-workroom.ts'
import { WorkroomOrder } from './workroom-order.tsx'

type Day = Answer<'workroomDay'>

/** The orders to make for a day by hour; day, station and filter are in the URL, so that they survive a reload. */
export function WorkroomPage() {
  const [search, change] = useSearchValues()
  const query = useWorkroomDay(search.get('day'))
  const filter = parseFilter(search)
  return (
    <QueryResult query={query}>
      {(day) => (
        <div className="grid gap-6">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <DayChooser
              day={day.day}
              today={day.today}
              onChoose={(chosen) => change({ day: chosen === day.today ? null : chosen })}
            />
            <PrintLinks day={day.day} />
          </div>
          <Filters day={day} filter={filter} onChange={change} />
          {day.isCut && <Notice>{m.workroom_cut()}</Notice>}
          <Hours day={day} filter={filter} />
        </div>
      )}
    </QueryResult>
  )
}

function PrintLinks({ day }: { day: string }) {
  const kinds = [
    ['worksheet', m.driver_print_worksheets()],
    ['card', m.driver_print_cards()],
    ['label', m.workroom_print_labels()],
  ] as const
  return (
    <nav aria-label={m.workroom_print_title()} className="flex flex-wrap gap-2">
      {kinds.map(([kind, name]) => (
        <LinkButton key={kind} to={adminPaths.workroomPrint(day, kind)} look="quiet" className="min-h-12">
          <Printer aria-hidden="true" size={18} />
          {name}
        </LinkButton>
      ))}
    </nav>
  )
}

const stationNames = {
  all: m.workroom_station_all,
  arranging: m.workroom_station_arranging,
  card: m.workroom_station_card,
  packing: m.workroom_station_packing,
}

type FiltersProps = {
  day: Day
  filter: WorkroomFilter
  onChange: UpdateSearchValues
}

function Filters({ day, filter, onChange }: FiltersProps) {
  const ready = day.data.filter(({ isReady }) => isReady).length
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{m.workroom_station()}</legend>
        {(['all', ...STATIONS] as const).map((station) => (
          <Button
            key={station}
            look={filter.station === station ? 'primary' : 'secondary'}
            className="min-h-12"
            aria-pressed={filter.station === station}
            onClick={() => onChange({ station: station === 'all' ? null : station })}
          >
            {stationNames[station]()}
          </Button>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-6">
        <Checkbox
          label={m.workroom_hide_ready()}
          checked={filter.hideReady}
          onChange={({ target }) => onChange({ show: target.checked ? 'open' : null })}
        />
        <p role="status" className="tabular font-semibold">
          {m.workroom_progress({ ready, total: day.data.length })}
        </p>
      </div>
    </div>
  )
}

function Hours({ day, filter }: { day: Day; filter: WorkroomFilter }) {
  const hours = groupByHour(day.data, filter)
  if (day.data.length === 0)
    return (
      <EmptyState drawing="vase" title={m.workroom_empty()}>
        {m.workroom_empty_text()}
      </EmptyState>
    )
  if (hours.length === 0)
    return (
      <EmptyState drawing="seedling" title={m.workroom_done()}>
        {m.workroom_done_text()}
      </EmptyState>
    )
  return hours.map(({ hour, orders }) => (
    <section key={hour} aria-labelledby={`hour-${hour}`} className="grid gap-3">
      <h2 id={`hour-${hour}`} className="text-2xl">
        {formatTimeOfDay(`${String(hour).padStart(2, '0')}:00`, currentLanguage())}
      </h2>
      <ul className="grid items-start gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {orders.map((order) => (
          <WorkroomOrder key={order.orderId} order={order} day={day.day} station={filter.station} />
        ))}
      </ul>
    </section>
  ))
}
