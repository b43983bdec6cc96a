import { SHOP_QUERY_KEYS } from '@warda/contract/public-paths'
import { redirect } from 'react-router'
import { type Filters, shopAddress } from '../../features/catalogue/filters.ts'

const FILTER_KEYS: ReadonlySet<string> = new Set(SHOP_QUERY_KEYS)

/** A redirect to the shop with these filters, which keeps the rest of the query (language, campaign). */
export function redirectToFilters(request: Request, filters: Filters, status: 301 | 302): Response {
  const address = shopAddress(filters, { page: filters.page })
  const others = [...new URL(request.url).searchParams].filter(([key]) => !FILTER_KEYS.has(key))
  const rest = new URLSearchParams(others).toString()
  return redirect(rest === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${rest}`, status)
}
