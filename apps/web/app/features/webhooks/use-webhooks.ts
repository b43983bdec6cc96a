import { keepPreviousData } from '@tanstack/react-query'
import type { Answer, CallInput } from '@warda/contract/call'
import type { WebhookDelivery } from '@warda/contract/webhooks'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

export type WebhookBody = CallInput<'createWebhook'>['body']

export const useWebhooks = () => useApiQuery('webhooks', {}, { select: ({ data }) => data })

/** Polling interval of the list of deliveries, in ms. */
const POLL_MS = 3_000

export const useDeliveries = (webhookId: string, state: WebhookDelivery['state'] | undefined, page: number) =>
  useApiQuery(
    'webhookDeliveries',
    { params: { webhookId }, query: { page: String(page), ...(state ? { state } : {}) } },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        (data as Answer<'webhookDeliveries'> | undefined)?.data.some((row) => row.state === 'pending')
          ? POLL_MS
          : false,
    },
  )

/** Runs a change and refetches webhooks and deliveries. */
async function change<A>(send: () => Promise<A>): Promise<A> {
  const answer = await send()
  await invalidate('webhooks', 'webhookDeliveries')
  return answer
}

export const createWebhook = (body: WebhookBody) => change(() => callApi('createWebhook', { body }))
export const saveWebhook = (webhookId: string, body: WebhookBody) =>
  change(() => callApi('saveWebhook', { params: { webhookId }, body }))
export const deleteWebhook = (webhookId: string) => change(() => callApi('deleteWebhook', { params: { webhookId } }))
export const replaceSecret = (webhookId: string) =>
  change(() => callApi('replaceWebhookSecret', { params: { webhookId } }))
export const testWebhook = (webhookId: string) => change(() => callApi('testWebhook', { params: { webhookId } }))
export const resendDelivery = (webhookId: string, deliveryId: number) =>
  change(() => callApi('resendWebhookDelivery', { params: { webhookId, deliveryId } }))
