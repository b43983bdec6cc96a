import { deriveKey, equalsConstantTime, sign } from './signing-keys.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The token of the link by which a buyer agrees to a change of an order: the id of the change and a signature, created on demand and never stored. */
export const createItemChangeToken = (secret: string, changeId: string): string =>
  `${changeId}.${sign(deriveKey(secret, 'item-change'), changeId).slice(0, 32)}`

/** The id of the change in a valid token; null for any other text. */
export function readItemChangeToken(secret: string, token: string): string | null {
  const [changeId = ''] = token.split('.')
  return UUID.test(changeId) && equalsConstantTime(token, createItemChangeToken(secret, changeId)) ? changeId : null
}

/** The absolute link of the buyer's page. */
export const createItemChangeUrl = (shop: { publicUrl: string; secret: string }, changeId: string): string =>
  `${shop.publicUrl}/order-change/${createItemChangeToken(shop.secret, changeId)}`
