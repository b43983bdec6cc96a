import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { canReadFile } from './can-read-file.ts'
import { findFile } from './queries.ts'
import { ADDRESS_LIFE_MS, createSignature } from './signature.ts'

/** Signs the URL of a private file for this caller, valid for five minutes. A file without access is `not_found`. */
export async function signFile(
  context: AppContext,
  input: { actor: Actor; fileId: string },
): Promise<Result<{ signature: string; expiresAt: number }, 'file.gone'>> {
  const file = await findFile(context.db, input.fileId)
  if (!file || !canReadFile(input.actor, file)) return refuse('file.gone')
  const expiresAt = Math.floor(context.clock.now()) + ADDRESS_LIFE_MS
  const signed = { fileId: file.id, userId: input.actor.userId }
  return ok({ signature: createSignature(context.config.SECRET, signed, expiresAt), expiresAt })
}
