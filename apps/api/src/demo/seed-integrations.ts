import type { DemoContext } from './order-steps.ts'

/** Creates an API key and a disabled webhook of an accounting program. */
export async function seedIntegrations({ api, people }: DemoContext): Promise<void> {
  const name = 'برنامج المحاسبة'
  await api.call(people.huda, 'createApiKey', {
    body: { name, scopes: ['orders:read', 'reports:read'], expiresInDays: 365 },
  })
  await api.call(people.huda, 'createWebhook', {
    body: {
      url: 'https://accounting.example/webhooks',
      description: name,
      eventTypes: ['payment.received', 'payment.refunded', 'document.issued'],
      isEnabled: false,
    },
  })
}
