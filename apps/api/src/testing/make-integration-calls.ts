import type { ApiClient } from './api-client.ts'
import type { TestUser } from './make-user.ts'

export const webhookInput = (changed: object = {}) => ({
  url: 'https://receiver.example/events',
  description: 'Accounting',
  eventTypes: ['order.placed', 'payment.received'],
  isEnabled: true,
  ...changed,
})

/** Adds a webhook and returns its id. */
export const addWebhook = async (admin: ApiClient): Promise<string> =>
  (await admin.call('createWebhook', { body: webhookInput() })).body.data.id

/** Requests that create API keys and webhooks, for tests of repeated requests. */
export const makeIntegrationCalls = (get: () => { admin: TestUser }) => ({
  createApiKey: {
    prepare: async () => ({
      by: get().admin.visitor,
      input: { body: { name: 'Accounting', scopes: ['orders:read'], expiresInDays: 90 } },
    }),
  },
  createWebhook: { prepare: async () => ({ by: get().admin.visitor, input: { body: webhookInput() } }) },
  replaceWebhookSecret: {
    prepare: async () => {
      const { visitor } = get().admin
      const created = await visitor.call('createWebhook', { body: webhookInput() })
      return { by: visitor, input: { params: { webhookId: created.body.data.id } } }
    },
  },
})
