import type { AddressRequest } from '@warda/contract/address-requests'
import { useApiQuery, writeCached } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import type { AnswerValues } from './answer-form-values.ts'

/** The order of a recipient's link; the windows are read again every minute, because they fill up. */
export const useAddressRequest = (token: string) =>
  useApiQuery(
    'getAddressRequest',
    { params: { token } },
    { select: ({ data }): AddressRequest => data, refetchInterval: 60_000, retry: false },
  )

/** Sends the answer to the form that showed `version`. */
export async function answerAddressRequest(token: string, version: string, values: AnswerValues): Promise<void> {
  const { latitude, longitude, ...address } = values.deliveryAddress
  const place = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : {}
  const body = { ...values, deliveryAddress: { ...address, ...place }, version }
  const { data } = await callApi('answerAddressRequest', { params: { token }, body })
  writeCached('getAddressRequest', { params: { token } }, { data })
}
