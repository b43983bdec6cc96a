import { ok, type Result, refuse } from '@warda/domain/result'
import type { Actor } from '../../http/handler.ts'
import type { World } from '../../context.ts'
import { maySee } from './can-read-file.ts'
import { findFile } from './queries.ts'
import { ADDRESS_LIFE_MS, signatureOf } from './signature.ts'

/** An address of a private picture for this caller alone, five minutes long. What they may not see does not exist. */
export async function signFile(
  world: World,
  asked: { actor: Actor; fileId: string },
): Promise<Result<{ signature: string; expiresAt: number }, 'file.gone'>> {
  const file = await findFile(world.db, asked.fileId)
  if (!file || !maySee(asked.actor, file)) return refuse('file.gone')
  const expiresAt = Math.floor(world.clock.now()) + ADDRESS_LIFE_MS
  const signed = { fileId: file.id, userId: asked.actor.userId }
  return ok({ signature: signatureOf(world.config.SECRET, signed, expiresAt), expiresAt })
}
