import type { RouteName } from '@warda/contract/routes'
import { m } from '@warda/i18n/messages'

const ORDER_CALLS: ReadonlySet<RouteName> = new Set([
  'placeOrder',
  'getOrders',
  'rejectOrder',
  'confirmOrder',
  'addPayment',
  'confirmPayment',
  'payOrders',
  'payWithCredit',
  'changePassword',
])
const PROFILE_CALLS: ReadonlySet<RouteName> = new Set(['getUser', 'getPublicUser', 'updatePublicUser'])

/** The specified message of a failed call to which the server gives none (spec §8); undefined for other calls. */
export const callFallback = (name: RouteName): string | undefined => {
  if (ORDER_CALLS.has(name)) return m.error_fetch_flowers()
  if (PROFILE_CALLS.has(name)) return m.error_fetch_data()
  return undefined
}
