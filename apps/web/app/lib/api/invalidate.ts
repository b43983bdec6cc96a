import type { RouteName } from '@warda/contract/routes'

type Listener = (endpoints: readonly RouteName[] | 'all') => void

let listener: Listener = () => undefined

/** Connects the query cache. Pages without one have nothing to invalidate, and do not load it for this. */
export const onInvalidate = (next: Listener): void => {
  listener = next
}

/** Marks the cached answers of these endpoints as out of date, whatever their input; those on the screen are fetched again. */
export const invalidate = (...endpoints: readonly RouteName[]): void => listener(endpoints)

/** For changes that many lists and figures show. */
export const invalidateAll = (): void => listener('all')
