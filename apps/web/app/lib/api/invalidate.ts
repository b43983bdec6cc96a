import type { RouteName } from '@warda/contract/routes'

type Listener = (endpoints: readonly RouteName[] | 'all') => Promise<void>

let listener: Listener = async () => undefined

/** Connects the query cache. Pages without one have nothing to invalidate, and do not load it for this. */
export const onInvalidate = (next: Listener): void => {
  listener = next
}

/**
 * Marks the cached answers of these endpoints as out of date, whatever their input. Those on the screen are fetched again;
 * settles when they have come.
 */
export const invalidate = (...endpoints: readonly RouteName[]): Promise<void> => listener(endpoints)

/** For changes that many lists and figures show. */
export const invalidateAll = (): Promise<void> => listener('all')
