import { useQuery } from '@tanstack/react-query'
import type { DeliveryRoute } from '@warda/contract/board'
import type { CallInput } from '@warda/contract/call'
import { m } from '@warda/i18n/messages'
import { apiKey } from '../../lib/api/api-query.ts'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { callApiWithOfflineCache } from '../../lib/api/read-cached.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay } from '../../lib/format/format.ts'
import { sendOrQueue, useOutbox } from '../../lib/offline/outbox.ts'
import type { OutboxEntry } from '../../lib/offline/outbox-replay.ts'
import { notify } from '../../ui/feedback/toast.ts'

const inputOf = (userId: string, day: string | null) => ({ params: { userId }, query: day === null ? {} : { day } })
const keyOf = (userId: string, day: string | null) => apiKey('getDeliveryRoute', inputOf(userId, day))

/** The stops of a day, today without one; the last answer stays readable without network, in the order that waits to be sent. */
export const useRoute = (userId: string, day: string | null) => {
  const { queued } = useOutbox()
  return useQuery(
    {
      queryKey: keyOf(userId, day),
      queryFn: ({ signal }) => callApiWithOfflineCache('getDeliveryRoute', inputOf(userId, day), { signal }),
      networkMode: 'always',
      select: (route) => inOrder(route, waitingOrder(queued, route.date)),
    },
    queryClient,
  )
}

/** What the outbox calls the order of a day's stops: such changes follow each other. */
const entryOf = (day: string): string => `route ${day}`

const waitingOrder = (queued: readonly OutboxEntry[], day: string): readonly string[] | null => {
  const last = queued.findLast((entry) => entry.name === 'saveDeliveryRoute' && entry.orderId === entryOf(day))
  return last === undefined ? null : (last.input as CallInput<'saveDeliveryRoute'>).body.orderIds
}

/**
 * Saves an order of stops; none restores the computed one. Shown at once; undone with a message when the server refuses; stored on
 * the device while there is no network.
 */
export async function saveRoute(
  userId: string,
  route: DeliveryRoute,
  requestedDay: string | null,
  orderIds: readonly string[],
) {
  const key = keyOf(userId, requestedDay)
  await queryClient.cancelQueries({ queryKey: key })
  const before = queryClient.getQueryData<DeliveryRoute>(key)
  queryClient.setQueryData(key, inOrder(route, orderIds))
  const day = route.date
  const note = { orderId: entryOf(day), label: m.driver_route_label({ day: formatDay(day, currentLanguage()) }) }
  const input = { params: { userId }, body: { day, orderIds: [...orderIds] } }
  try {
    const result = await sendOrQueue('saveDeliveryRoute', input, note)
    if (result.state === 'done') queryClient.setQueryData(key, result.answer)
    void (result.state === 'done'
      ? notify.success(m.driver_route_saved(), { where: 'shell' })
      : notify.info(m.driver_route_queued()))
  } catch (error) {
    queryClient.setQueryData(key, before)
    void notify.error(getErrorMessage(error))
    void queryClient.invalidateQueries({ queryKey: key })
  }
}

/** The route in another order; how far the legs are then, only the server knows. None, or nothing of it: as it is. */
const inOrder = (route: DeliveryRoute, orderIds: readonly string[] | null): DeliveryRoute => {
  if (orderIds === null || orderIds.length === 0) return route
  const place = new Map(orderIds.map((id, at) => [id, at]))
  const placeOf = (id: string): number => place.get(id) ?? orderIds.length
  const stops = [...route.stops].sort((one, other) => placeOf(one.order.id) - placeOf(other.order.id))
  if (stops.every((stop, at) => stop === route.stops[at])) return route
  return { ...route, byHand: true, stops: stops.map((stop) => ({ ...stop, legMeters: null })) }
}
