import { useApiQuery } from '../../../lib/api/api-query.ts'
import { callApi } from '../../../lib/api/call-api.ts'

/** The order that was just placed or paid. */
export const useConfirmation = (userId: string, orderId: string) =>
  useApiQuery('getOrderConfirmation', { params: { userId, orderId } }, { select: ({ data }) => data })

/** The path of the buyer's tracking page. */
export const createTrackingLink = async (userId: string, orderId: string): Promise<string> =>
  (await callApi('createTrackingLink', { params: { userId, orderId } })).path
