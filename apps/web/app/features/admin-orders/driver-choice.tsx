import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'

const useDrivers = () => useApiQuery('getEmployees', {}, { select: ({ data }) => data })

/** Selects the driver whose day is shown; stored in the URL. */
export function DriverChoice({ children }: { children: (userId: string) => ReactNode }) {
  const query = useDrivers()
  const [search, setSearch] = useSearchParams()
  const selectDriver = (driver: string): void => {
    const nextSearch = new URLSearchParams(search)
    nextSearch.set('driver', driver)
    setSearch(nextSearch, { replace: true, preventScrollReset: true })
  }
  return (
    <QueryResult query={query}>
      {(drivers) => {
        const selectedDriver = drivers.find(({ userId }) => userId === search.get('driver')) ?? drivers[0]
        if (selectedDriver === undefined) return <EmptyState drawing="van" title={m.admin_orders_no_drivers()} />
        return (
          <div className="grid gap-6">
            <div className="max-w-sm">
              <SelectField
                label={m.admin_orders_driver()}
                value={selectedDriver.userId}
                onChange={({ target }) => selectDriver(target.value)}
              >
                {drivers.map(({ userId, fullName, open }) => (
                  <option key={userId} value={userId}>
                    {m.admin_orders_driver_open({ name: fullName, count: open })}
                  </option>
                ))}
              </SelectField>
            </div>
            {children(selectedDriver.userId)}
          </div>
        )
      }}
    </QueryResult>
  )
}
