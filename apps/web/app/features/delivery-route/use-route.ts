import { useQuery } from '@tanstack/react-query'
import type { DeliveryRoute } from '@warda/contract/board'
import { m } from '@warda/i18n/messages'
import { apiKey } from '../../lib/api/api-query.ts'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { callApiWithOfflineCache } from '../../lib/api/read-cached.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDay } from '../../lib/format/format.ts'
import { sendOrQueue, useOutbox } from '../../lib/offline/outbox.ts'
import type { OutboxEntry } from '../../lib/offline/outbox-replay.ts'
import { applyQueuedPayments } from '../../lib/offline/queued-payments.ts'
import { findQueuedStopOrder, routeOutboxKey, sortStops } from '../../lib/offline/route-order.ts'
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
      select: (route) => applyQueued(reorderStops(route, findQueuedStopOrder(queued, route.date)), queued),
    },
    queryClient,
  )
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
  const details = {
    orderId: routeOutboxKey(day),
    label: m.driver_route_label({ day: formatDay(day, currentLanguage()) }),
  }
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
  const stops = sortStops(route.stops, orderIds)
  if (stops.every((stop, index) => stop === route.stops[index])) return route
  return { ...route, byHand: true, stops: stops.map((stop) => ({ ...stop, legMeters: null })) }
}

const applyQueued = (route: DeliveryRoute, queued: readonly OutboxEntry[]): DeliveryRoute => ({
  ...route,
  stops: route.stops.map((stop) => ({ ...stop, order: applyQueuedPayments(stop.order, queued) })),
})
