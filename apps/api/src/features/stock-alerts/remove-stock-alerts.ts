import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { parseUnsubscribeToken } from '../../unsubscribe-token.ts'
import { deleteAddressAlerts } from './queries.ts'

/** Deletes all alerts of an address by the link of a mail. A link used twice answers the same; a forged one is refused. */
export async function removeStockAlerts(
  context: AppContext,
  token: string,
): Promise<Result<null, 'stock_alert.link_invalid'>> {
  const alertId = parseUnsubscribeToken(context.config.SECRET, 'stock-alert', token)
  if (alertId === null) return refuse('stock_alert.link_invalid')
  await deleteAddressAlerts(context.db, alertId)
  return ok(null)
}
