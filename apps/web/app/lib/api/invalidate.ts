import type { RouteName } from '@warda/contract/routes'

type Listener = (endpoints: readonly RouteName[] | 'all') => Promise<void>

let listener: Listener = async () => undefined

/** Connects the query cache, which public pages do not load. */
export const onInvalidate = (next: Listener): void => {
  listener = next
}

/** Invalidates the cached answers of these endpoints for any input; settles when the active ones are refetched. */
export const invalidate = (...endpoints: readonly RouteName[]): Promise<void> => listener(endpoints)

/** For changes that affect many lists and figures. */
export const invalidateAll = (): Promise<void> => listener('all')
