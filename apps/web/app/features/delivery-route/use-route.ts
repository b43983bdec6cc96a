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

const routeInput = (userId: string, day: string | null) => ({ params: { userId }, query: day === null ? {} : { day } })
const routeKey = (userId: string, day: string | null) => apiKey('getDeliveryRoute', routeInput(userId, day))

/** Route of a day, default today; cached for offline use, with the queued order of stops applied. */
export const useRoute = (userId: string, day: string | null) => {
  const { queued } = useOutbox()
  return useQuery(
    {
      queryKey: routeKey(userId, day),
      queryFn: ({ signal }) => callApiWithOfflineCache('getDeliveryRoute', routeInput(userId, day), { signal }),
      networkMode: 'always',
      select: (route) => reorderStops(route, findQueuedOrder(queued, route.date)),
    },
    queryClient,
  )
}

/** Outbox key of the order of stops of a day, so that its changes are sent in sequence. */
const outboxKey = (day: string): string => `route ${day}`

const findQueuedOrder = (queued: readonly OutboxEntry[], day: string): readonly string[] | null => {
  const last = queued.findLast((entry) => entry.name === 'saveDeliveryRoute' && entry.orderId === outboxKey(day))
  return last === undefined ? null : (last.input as CallInput<'saveDeliveryRoute'>).body.orderIds
}

/** Saves the order of stops optimistically, queued while offline; an empty list restores the computed order. */
export async function saveRoute(
  userId: string,
  route: DeliveryRoute,
  requestedDay: string | null,
  orderIds: readonly string[],
) {
  const key = routeKey(userId, requestedDay)
  await queryClient.cancelQueries({ queryKey: key })
  const previous = queryClient.getQueryData<DeliveryRoute>(key)
  queryClient.setQueryData(key, reorderStops(route, orderIds))
  const day = route.date
  const details = { orderId: outboxKey(day), label: m.driver_route_label({ day: formatDay(day, currentLanguage()) }) }
  const input = { params: { userId }, body: { day, orderIds: [...orderIds] } }
  try {
    const result = await sendOrQueue('saveDeliveryRoute', input, details)
    if (result.state === 'done') queryClient.setQueryData(key, result.answer)
    void (result.state === 'done'
      ? notify.success(m.driver_route_saved(), { where: 'shell' })
      : notify.info(m.driver_route_queued()))
  } catch (error) {
    queryClient.setQueryData(key, previous)
    void notify.error(getErrorMessage(error))
    void queryClient.invalidateQueries({ queryKey: key })
  }
}

/** Route with reordered stops, without leg distances, which the server computes; unchanged for null or an empty list. */
const reorderStops = (route: DeliveryRoute, orderIds: readonly string[] | null): DeliveryRoute => {
  if (orderIds === null || orderIds.length === 0) return route
  const positions = new Map(orderIds.map((id, index) => [id, index]))
  const getPosition = (id: string): number => positions.get(id) ?? orderIds.length
  const stops = [...route.stops].sort((a, b) => getPosition(a.order.id) - getPosition(b.order.id))
  if (stops.every((stop, index) => stop === route.stops[index])) return route
  return { ...route, byHand: true, stops: stops.map((stop) => ({ ...stop, legMeters: null })) }
}
