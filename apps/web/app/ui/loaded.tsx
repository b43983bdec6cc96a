import { m } from '@warda/words/messages'
import type { ReactNode } from 'react'
import { textOf } from '../lib/api.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { Skeleton } from './skeleton.tsx'

type Query<T> = { data: T | undefined; error: unknown; refetch: () => unknown }

type LoadedProps<T> = { query: Query<T>; skeleton?: ReactNode; children: (data: T) => ReactNode }

/** What was asked for once it is there; a skeleton until then, and a way to ask again when it failed. Old data stays beside an error. */
export function Loaded<T>({ query, skeleton, children }: LoadedProps<T>) {
  const { data, error, refetch } = query
  if (data === undefined && !error) return skeleton ?? <Skeleton className="h-64 w-full" />
  return (
    <>
      {error ? (
        <Notice
          tone="error"
          action={
            <Button look="secondary" size="small" className="min-h-11" onClick={() => void refetch()}>
              {m.retry_action()}
            </Button>
          }
        >
          {textOf(error)}
        </Notice>
      ) : null}
      {data !== undefined && children(data)}
    </>
  )
}
