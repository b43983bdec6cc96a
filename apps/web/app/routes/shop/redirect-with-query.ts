import { redirect } from 'react-router'

/** A redirect that keeps the query of the request (language, campaign). */
export function redirectWithQuery(request: Request, path: string, status: 301 | 302): Response {
  const [pathname = '', own = ''] = path.split('?')
  const query = new URLSearchParams(own)
  for (const [key, value] of new URL(request.url).searchParams) if (!query.has(key)) query.append(key, value)
  return redirect(query.size > 0 ? `${pathname}?${query}` : pathname, status)
}
