type Router = { state: { matches: { route: { id: string } }[] } }
type ReactRouterWindow = { __reactRouterDataRouter?: Router; __reactRouterManifest?: { version?: string } }

/** The route of the current page and the release of its build, for reports: never an address, which may hold an id. */
export function describePage(): { route: string; release: string } {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window as ReactRouterWindow
  return { route: router?.state.matches.at(-1)?.route.id ?? 'start', release: manifest?.version ?? 'none' }
}
