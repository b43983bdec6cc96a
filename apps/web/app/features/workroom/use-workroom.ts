import { keepPreviousData } from '@tanstack/react-query'
import { buildAddress, type CallInput } from '@warda/contract/call'
import type { WorkroomOrder } from '@warda/contract/workroom'
import { updateAllCached, useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { useLiveOrders } from '../../lib/live/use-live-orders.ts'
import { notify } from '../../ui/feedback/toast.ts'

const refetch = (): void => void invalidate('workroomDay')

/** The orders to make for a day (today without one), kept current by the live stream. */
export const useWorkroomDay = (day: string | null) => {
  useLiveOrders(buildAddress('liveWorkroom', {}).address, refetch)
  return useApiQuery('workroomDay', { query: day === null ? {} : { day } }, { placeholderData: keepPreviousData })
}

export type Part = Omit<CallInput<'tickWorkroom'>['body'], 'isDone'>

/** Ticks off a part of an order or removes the tick; the list shows the answer at once. */
export const useTick = (orderId: string, part: Part) =>
  useApiMutation((isDone: boolean) => callApi('tickWorkroom', { params: { orderId }, body: { ...part, isDone } }), {
    onSuccess: ({ message, data }, isDone) => {
      showOrder(data)
      if (!isDone || data.isReady) notify.success(message)
    },
    // Another tablet or the desk may have changed the order.
    onError: refetch,
  })

const showOrder = (order: WorkroomOrder): void =>
  updateAllCached('workroomDay', (answer) => ({
    ...answer,
    data: answer.data.map((other) => (other.orderId === order.orderId ? order : other)),
  }))
