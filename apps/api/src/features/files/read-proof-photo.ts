import type { UserId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { findFile, insertRead } from './queries.ts'

/** Reads the photo of a delivery for whoever has the buyer's link of the order; the read is recorded under the buyer. */
export async function readProofPhoto(
  context: AppContext,
  { fileId, buyerId, requestId }: { fileId: string; buyerId: UserId; requestId: string },
): Promise<Result<Buffer, 'file.gone'>> {
  const file = await findFile(context.db, fileId)
  if (file?.kind !== 'proof' || file.buyerId !== buyerId) return refuse('file.gone')
  await insertRead(context.db, { fileId, userId: buyerId, requestId, at: new Date(context.clock.now()) })
  const bytes = await context.files.read(fileId, file.sha256)
  return bytes ? ok(bytes) : refuse('file.gone')
}
