import type { ClientId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { canReadFile } from './can-read-file.ts'
import type { FileOwner } from './queries.ts'
import { ADDRESS_LIFE_MS, createSignature } from './signature.ts'

/** The path of a private file with a signature. */
export const filePath = (fileId: string, signature: string): string => `/api/File/getfile/${fileId}/${signature}`

/**
 * Makes the signed addresses of a client's pictures of `kind` for this caller, valid for five minutes; empty without a picture or without
 * access. Absolute, because clients may have another origin.
 */
export function createPictureAddresses(
  context: Pick<AppContext, 'config' | 'clock'>,
  actor: Actor,
  kind: Exclude<FileOwner['kind'], 'proof'>,
): (fileId: string | null, clientId: ClientId) => string {
  const { SECRET, PUBLIC_URL } = context.config
  const expiresAt = Math.floor(context.clock.now()) + ADDRESS_LIFE_MS
  return (fileId, clientId) => {
    if (fileId === null || !canReadFile(actor, { kind, clientId, buyerId: null, branchId: null })) return ''
    return PUBLIC_URL + filePath(fileId, createSignature(SECRET, { fileId, userId: actor.userId }, expiresAt))
  }
}
