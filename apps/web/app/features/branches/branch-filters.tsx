import type { Answer } from '@warda/contract/call'
import { m } from '@warda/i18n/messages'
import type { useSearchFilter } from '../../lib/browser/use-search-filter.ts'
import { SearchField } from '../../ui/admin/search-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'

/** States that branches can be limited to; the empty one is all. */
export const STATES = ['', 'waiting', 'noManager'] as const

const states: Record<(typeof STATES)[number], () => string> = {
  '': m.branches_state_all,
  waiting: m.branches_state_waiting,
  noManager: m.branches_state_no_manager,
}

type BranchFiltersProps = {
  q: string
  city: string
  state: (typeof STATES)[number]
  cities: Answer<'getBranches'>['cities']
  change: ReturnType<typeof useSearchFilter>['change']
}

/** Search, city and state of the list of branches. */
export function BranchFilters({ q, city, state, cities, change }: BranchFiltersProps) {
  return (
    <div className="grid grow items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <SearchField
        label={m.branches_search()}
        placeholder={m.branches_search_hint()}
        text={q}
        onSearch={(typed) => change({ q: typed })}
      />
      <SelectField
        label={m.branches_city()}
        value={city}
        onChange={(event) => change({ city: event.currentTarget.value })}
      >
        <option value="">{m.branches_city_all()}</option>
        {cities.map((option) => (
          <option key={option.city} value={option.city}>
            {`${option.name} (${option.branches})`}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.branches_state()}
        value={state}
        onChange={(event) => change({ state: event.currentTarget.value })}
      >
        {STATES.map((option) => (
          <option key={option} value={option}>
            {states[option]()}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
