import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { ListChecks, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useCachedAt } from '../../lib/api/read-cached.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useLatestSearchParams } from '../../lib/browser/use-latest-search-params.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { StaleDataNotice } from '../../ui/feedback/stale-data-notice.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { BoardFilters } from './board-filters.tsx'
import { BoardList } from './board-list.tsx'
import { type GetPrintPath, type BoardPage as Page, TABS, type Tab } from './board-present.ts'
import { changeFilters, type Filters, readFilters, writeFilters } from './filters.ts'
import { useBoard } from './use-board.ts'
import { useSelection } from './use-selection.ts'

/** The orders board (DELIV-01, DELIV-02); tab, page and filters are in the URL. */
export function BoardPage({ userId, getPrintPath }: { userId: string; getPrintPath: GetPrintPath }) {
  const [search, updateSearch] = useLatestSearchParams()
  const [selecting, setSelecting] = useState(false)
  const filters = readFilters(search)
  const query = useBoard(userId, filters)
  const { clear, ...selection } = useSelection(filters)
  const toggleSelecting = (): void => {
    clear()
    setSelecting(!selecting)
  }
  const cachedSince = useCachedAt('getBoardOrders')
  const choose = (change: Partial<Filters>): void =>
    updateSearch((current) => writeFilters(changeFilters(readFilters(current), change)), {
      preventScrollReset: true,
      replace: !('tab' in change),
    })
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex items-center gap-2">
        <h1 className="me-auto text-2xl sm:text-3xl">{m.board_heading()}</h1>
        <Button
          look="quiet"
          className="min-h-12 whitespace-nowrap px-3!"
          aria-pressed={selecting}
          onClick={toggleSelecting}
        >
          <ListChecks aria-hidden="true" size={20} />
          {selecting ? m.board_select_done() : m.board_select()}
        </Button>
        <Button
          look="quiet"
          className="min-h-12 min-w-12 px-3!"
          aria-label={m.board_refresh()}
          onClick={() => void query.refetch()}
        >
          <RefreshCw aria-hidden="true" size={20} className={query.isFetching ? 'animate-spin' : undefined} />
          <span className="hidden sm:inline">{m.board_refresh()}</span>
        </Button>
      </header>
      <BoardFilters filters={filters} today={riyadhDate(Date.now())} onChange={choose} />
      <StaleDataNotice since={cachedSince} />
      <div className="[&_[role=tab]]:px-1 sm:[&_[role=tab]]:px-4 [&_[role=tablist]]:sticky [&_[role=tablist]]:top-16 [&_[role=tablist]]:z-30 max-sm:[&_[role=tab]]:text-[0.9375rem] [&_[role=tablist]]:bg-paper">
        <Tabs
          label={m.board_tabs()}
          selected={filters.tab}
          onSelect={(tab) => choose({ tab })}
          tabs={TABS.map((tab) => ({
            id: tab,
            label: <TabLabel tab={tab} counts={query.data?.counts} />,
            content: (
              <BoardList
                key={`${tab} ${filters.page}`}
                userId={userId}
                getPrintPath={getPrintPath}
                filters={filters}
                query={query}
                selection={selecting ? selection : null}
                onChoose={choose}
                onSelected={toggleSelecting}
              />
            ),
          }))}
        />
      </div>
    </div>
  )
}

const tabLabels: Record<Tab, () => string> = {
  pending: m.board_tab_pending,
  inDelivery: m.board_tab_inDelivery,
  completed: m.board_tab_completed,
}

function TabLabel({ tab, counts }: { tab: Tab; counts: Page['counts'] | undefined }) {
  const count = counts?.[tab]
  return (
    <span className="inline-flex items-center gap-1 sm:gap-1.5">
      {tabLabels[tab]()}{' '}
      {count !== undefined && (
        <span className="tabular inline-grid h-6 min-w-6 place-items-center rounded-full bg-sand px-1 text-[0.8125rem] in-aria-selected:bg-leaf in-aria-selected:text-white">
          <span aria-hidden="true">{formatNumber(count, currentLanguage())}</span>
          <span className="sr-only">{m.board_tab_count({ count })}</span>
        </span>
      )}
    </span>
  )
}
