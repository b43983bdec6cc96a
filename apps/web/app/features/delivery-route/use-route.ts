import { useQuery } from '@tanstack/react-query'
import type { DeliveryRoute } from '@warda/contract/board'
import { m } from '@warda/words/messages'
import { textOf } from '../../lib/api.ts'
import { callKept } from '../../lib/kept-call.ts'
import { sendOrQueue } from '../../lib/outbox.ts'
import { queryClient } from '../../lib/query.ts'
import { notify } from '../../ui/toast.ts'

const keyOf = (userId: string, day: string | null) => ['delivery-route', userId, day]

/** The stops of a day, today without one; the last answer stays readable without network. */
export const useRoute = (userId: string, day: string | null) =>
  useQuery(
    {
      queryKey: keyOf(userId, day),
      queryFn: ({ signal }) =>
        callKept('getDeliveryRoute', { params: { userId }, query: day === null ? {} : { day } }, { signal }),
      networkMode: 'always',
    },
    queryClient,
  )

/**
 * Keeps an order of stops, none for the computed one. Shown at once; put back with a word when the server refuses; kept on
 * the device while there is no network.
 */
export async function saveRoute(userId: string, day: string | null, orderIds: readonly string[]): Promise<void> {
  const key = keyOf(userId, day)
  const before = queryClient.getQueryData<DeliveryRoute>(key)
  if (before === undefined) return
  await queryClient.cancelQueries({ queryKey: key })
  if (orderIds.length > 0) queryClient.setQueryData(key, inOrder(before, orderIds))
  const input = { params: { userId }, body: { day: before.date, orderIds: [...orderIds] } }
  const note = { orderId: `route ${before.date}`, label: m.driver_route_label({ day: before.date }) }
  try {
    const result = await sendOrQueue('saveDeliveryRoute', input, note)
    if (result.state === 'queued') return void notify.info(m.driver_route_queued())
    queryClient.setQueryData(key, result.answer)
    void notify.success(m.driver_route_saved(), { where: 'shell' })
  } catch (error) {
    queryClient.setQueryData(key, before)
    void notify.error(textOf(error))
  }
}

/** The route in another order; how far the legs are then, only the server knows. */
const inOrder = (route: DeliveryRoute, orderIds: readonly string[]): DeliveryRoute => ({
  ...route,
  byHand: true,
  stops: orderIds.flatMap((id) => {
    const stop = route.stops.find(({ order }) => order.id === id)
    return stop ? [{ ...stop, legMeters: null }] : []
  }),
})
