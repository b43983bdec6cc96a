export type Route = { method: string; path: string }

/** `GET /a/{b}` → its method and its path template. */
export const readRoute = (text: string): Route => {
  const [method = 'GET', path = '/'] = text.split(' ')
  return { method, path }
}

/** What fills the path and the query of a route. */
export type RouteInput = { params?: Record<string, string | number>; query?: Record<string, unknown> }

/** Method and path of a request below the API's base, with encoded parameters and without empty query values. */
export const fillRoute = ({ method, path }: Route, input: RouteInput): { method: string; address: string } => {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(input.params?.[key] ?? '')))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  }
  const query = search.size > 0 ? `?${search}` : ''
  return { method, address: filled + query }
}
