import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { presentPage } from '../../present-page.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { listDeliveries, listWebhooks } from './list-webhooks.ts'
import { presentDelivery, presentWebhook } from './present.ts'
import { replaceWebhookSecret } from './replace-secret.ts'
import { createWebhook, saveWebhook } from './save-webhook.ts'
import { resendDelivery, testWebhook } from './send-again.ts'

export const webhookRoutes: Pick<
  Handlers,
  | 'webhooks'
  | 'createWebhook'
  | 'saveWebhook'
  | 'deleteWebhook'
  | 'replaceWebhookSecret'
  | 'testWebhook'
  | 'webhookDeliveries'
  | 'resendWebhookDelivery'
> = {
  async webhooks({ context }) {
    return ok({ data: (await listWebhooks(context)).map(presentWebhook) })
  },
  async createWebhook({ context, actor, body, idempotencyKey, t }) {
    const created = await createWebhook(context, actor, body, idempotencyKey)
    if (!created.ok) return created
    const { row, secret } = created.value
    return ok({ message: t('webhooks_api_created'), data: presentWebhook(row), secret })
  },
  async saveWebhook({ context, params, body, t }) {
    const saved = await saveWebhook(context, params.webhookId, body)
    return saved.ok ? ok({ message: t('webhooks_api_saved'), data: presentWebhook(saved.value) }) : saved
  },
  async deleteWebhook({ context, params, t }) {
    const deleted = await deleteWebhook(context, params.webhookId)
    return deleted.ok ? ok({ message: t('webhooks_api_deleted') }) : deleted
  },
  async replaceWebhookSecret({ context, params, idempotencyKey, t }) {
    const replaced = await replaceWebhookSecret(context, params.webhookId, idempotencyKey)
    if (!replaced.ok) return replaced
    const { row, secret } = replaced.value
    return ok({ message: t('webhooks_api_secret_replaced'), data: presentWebhook(row), secret })
  },
  async testWebhook({ context, params, t }) {
    const sent = await testWebhook(context, params.webhookId)
    return sent.ok ? ok({ message: t('webhooks_api_test_sent') }) : sent
  },
  async webhookDeliveries({ context, params, query, t }) {
    const result = await listDeliveries(context, params.webhookId, query)
    return result.ok ? ok(presentPage(result.value, (row) => presentDelivery(row, t))) : result
  },
  async resendWebhookDelivery({ context, params, t }) {
    const sent = await resendDelivery(context, params.webhookId, params.deliveryId)
    return sent.ok ? ok({ message: t('webhooks_api_sent_again') }) : sent
  },
}
