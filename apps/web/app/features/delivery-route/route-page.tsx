import type { DeliveryRoute } from '@warda/contract/board'
import { m } from '@warda/i18n/messages'
import { Printer, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useCachedAt } from '../../lib/api/read-cached.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StaleDataNotice } from '../../ui/feedback/stale-data-notice.tsx'
import { DayChoice } from './day-choice.tsx'
import { distanceText } from './distance-text.ts'
import { RouteMap } from './route-map.tsx'
import { StopList } from './stop-list.tsx'
import { saveRoute, useRoute } from './use-route.ts'

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

type RoutePageProps = {
  userId: string
  /** Renders additional actions for the stops, e.g. printing. */
  more?: (orderIds: string[]) => ReactNode
}

/** Route of an employee for a day: map and reorderable list of stops; the day is in the URL. */
export function RoutePage({ userId, more }: RoutePageProps) {
  const [search, setSearch] = useSearchParams()
  const dayParam = search.get('day')
  const day = isDay(dayParam) ? dayParam : null
  const query = useRoute(userId, day)
  const cachedSince = useCachedAt('getDeliveryRoute')
  const changeDay = (newDay: string): void => setSearch({ day: newDay }, { preventScrollReset: true, replace: true })
  const shownDay = day ?? query.data?.date
  return (
    <div className="grid gap-6">
      {shownDay !== undefined && <DayChoice day={shownDay} onDay={changeDay} />}
      <StaleDataNotice since={cachedSince} />
      <QueryResult query={query} skeleton={<Skeleton className="h-96 w-full" />}>
        {(route) => <Stops route={route} userId={userId} day={day} more={more} />}
      </QueryResult>
    </div>
  )
}

type StopsProps = { route: DeliveryRoute; userId: string; day: string | null; more: RoutePageProps['more'] }

function Stops({ route, userId, day, more }: StopsProps) {
  const save = (ids: readonly string[]): void => void saveRoute(userId, route, day, ids)
  if (route.stops.length === 0) {
    return (
      <EmptyState drawing="road" title={m.driver_route_empty()}>
        {m.driver_route_empty_text()}
      </EmptyState>
    )
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <div className="grid gap-5 lg:sticky lg:top-20">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <p className="font-display text-3xl print:text-leaf">{m.driver_route_stops({ count: route.stops.length })}</p>
          <p className="text-ink-soft">
            {m.driver_route_distance()}{' '}
            <bdi className="tabular font-semibold text-ink">{distanceText(route.totalMeters)}</bdi>
          </p>
          <p className="hidden print:block">{formatDay(route.date, currentLanguage())}</p>
        </div>
        <RouteMap route={route} />
        <div className="no-print flex flex-wrap items-center gap-3">
          <span className="text-ink-soft">{route.byHand ? m.driver_route_by_hand() : m.driver_route_suggested()}</span>
          {route.byHand && (
            <Button look="secondary" className="min-h-12" onClick={() => save([])}>
              <Undo2 aria-hidden="true" size={18} className="rtl:-scale-x-100" />
              {m.driver_route_reset()}
            </Button>
          )}
          <Button look="secondary" className="min-h-12" onClick={() => window.print()}>
            <Printer aria-hidden="true" size={18} />
            {m.driver_print()}
          </Button>
          {more?.(route.stops.map(({ order }) => order.id))}
        </div>
      </div>
      <StopList route={route} onOrder={save} />
    </div>
  )
}
