import { deriveKey, equalsConstantTime, sign } from './signing-keys.ts'

/** The token of an unsubscribe link: the alert's id and a signature. It is made when the mail is rendered and never stored. */
export const createStockAlertToken = (secret: string, alertId: string): string =>
  `${alertId}.${sign(deriveKey(secret, 'stock-alert'), alertId)}`

/** The alert's id, or null when the token is not ours. */
export function parseStockAlertToken(secret: string, token: string): string | null {
  const alertId = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./.exec(token)?.[1]
  return alertId !== undefined && equalsConstantTime(token, createStockAlertToken(secret, alertId)) ? alertId : null
}
