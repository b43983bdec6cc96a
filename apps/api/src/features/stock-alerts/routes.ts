import { normalizeEmail } from '@warda/domain/email'
import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { addStockAlert } from './add-stock-alert.ts'
import { removeStockAlerts } from './remove-stock-alerts.ts'

export const stockAlertRoutes: Pick<Handlers, 'addStockAlert' | 'removeStockAlerts'> = {
  addStockAlert: async ({ context, actor, params, body, language, t }) => {
    // An alert for another address does not belong to the account, so its export and deletion ignore it.
    const isOwn = actor && normalizeEmail(actor.email) === normalizeEmail(body.email)
    const input = { variantId: params.variantId, email: body.email, userId: isOwn ? actor.userId : null, language }
    const result = await addStockAlert(context, input)
    return result.ok ? ok({ message: t('stock_alert_stored') }) : result
  },

  removeStockAlerts: async ({ context, body, t }) => {
    const result = await removeStockAlerts(context, body.token)
    return result.ok ? ok({ message: t('stock_alert_removed') }) : result
  },
}
