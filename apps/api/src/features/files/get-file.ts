import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { canReadFile } from './can-read-file.ts'
import { findFile, insertRead } from './queries.ts'
import { isSignatureValid } from './signature.ts'

/**
 * Reads a private file (a JPEG of at most 1600 by 1600): the signature must be valid for the caller, who must still have access. Every read
 * is recorded first. Everything else is `file.gone`.
 */
export async function getFile(
  context: AppContext,
  input: { actor: Actor; fileId: string; signature: string; requestId: string },
): Promise<Result<Buffer, 'file.gone'>> {
  const now = context.clock.now()
  const { userId } = input.actor
  const { fileId, requestId } = input
  if (!isSignatureValid(context.config.SECRET, { fileId, userId }, input.signature, now)) return refuse('file.gone')
  const file = await findFile(context.db, fileId)
  if (!file || !canReadFile(input.actor, file)) return refuse('file.gone')
  await insertRead(context.db, { fileId, userId, requestId, at: new Date(now) })
  const bytes = await context.files.read(fileId, file.sha256)
  if (bytes) return ok(bytes)
  context.log.error({ fileId }, 'a private picture is missing or was changed')
  return refuse('file.gone')
}
