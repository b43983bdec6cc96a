import { type Route, readRoute } from '@warda/contract/read-route'
import type { RouteName } from '@warda/contract/routes'
import { shopRoutes } from '@warda/contract/shop-routes'
import { networkError } from './api-error.ts'

const known: Partial<Record<RouteName, string>> = { ...shopRoutes }

/** Makes routes known without a request; dashboards do so for all of them (`all-routes.ts`). */
export const addRoutes = (routes: Readonly<Record<RouteName, string>>): void => {
  Object.assign(known, routes)
}

/** The route of a call; undefined where the page has not loaded it yet. */
export const getKnownRoute = (name: RouteName): Route | undefined => {
  const text = known[name]
  return text === undefined ? undefined : readRoute(text)
}

/** Loads the table of all routes, for the first call that the table of the shop lacks. */
export const loadRoute = async (name: RouteName): Promise<Route> => {
  const { routes } = await import('@warda/contract/routes').catch(() => {
    throw networkError()
  })
  addRoutes(routes)
  return readRoute(routes[name])
}
