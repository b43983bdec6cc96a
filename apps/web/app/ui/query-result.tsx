import type { ReactNode } from 'react'
import { FailedNotice } from './failed-notice.tsx'
import { Skeleton } from './skeleton.tsx'

type Query<T> = { data: T | undefined; error: unknown; refetch: () => unknown }

type QueryResultProps<T> = { query: Query<T>; skeleton?: ReactNode; children: (data: T) => ReactNode }

/** Renders the data of a query; a skeleton while it loads, and a retry button when it failed. Old data stays visible beside an error. */
export function QueryResult<T>({ query, skeleton, children }: QueryResultProps<T>) {
  const { data, error, refetch } = query
  if (data === undefined && !error) return skeleton ?? <Skeleton className="h-64 w-full" />
  return (
    <>
      {error ? <FailedNotice error={error} onRetry={refetch} /> : null}
      {data !== undefined && children(data)}
    </>
  )
}
