import { deriveKey, equalsConstantTime, sign } from './signing-keys.ts'

/** What an unsubscribe link ends; a token is valid for one kind only. */
type UnsubscribeUse = 'stock-alert' | 'occasion-reminder'

/** The token of an unsubscribe link: the id of the alert or reminder and a signature. It is made when the mail is rendered and never stored. */
export const createUnsubscribeToken = (secret: string, use: UnsubscribeUse, id: string): string =>
  `${id}.${sign(deriveKey(secret, use), id)}`

/** The id of the alert or reminder, or null when the token is not ours. */
export function parseUnsubscribeToken(secret: string, use: UnsubscribeUse, token: string): string | null {
  const id = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./.exec(token)?.[1]
  return id !== undefined && equalsConstantTime(token, createUnsubscribeToken(secret, use, id)) ? id : null
}
