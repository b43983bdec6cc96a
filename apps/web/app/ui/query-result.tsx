import type { ReactNode } from 'react'
import { FailedNotice } from './failed-notice.tsx'
import { Skeleton } from './skeleton.tsx'

type Query<T> = { data: T | undefined; error: unknown; refetch: () => unknown }

type LoadedProps<T> = { query: Query<T>; skeleton?: ReactNode; children: (data: T) => ReactNode }

/** What was asked for once it is there; a skeleton until then, and a way to ask again when it failed. Old data stays beside an error. */
export function QueryResult<T>({ query, skeleton, children }: LoadedProps<T>) {
  const { data, error, refetch } = query
  if (data === undefined && !error) return skeleton ?? <Skeleton className="h-64 w-full" />
  return (
    <>
      {error ? <FailedNotice error={error} onRetry={refetch} /> : null}
      {data !== undefined && children(data)}
    </>
  )
}
