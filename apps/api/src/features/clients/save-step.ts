import { listProfileDoubts } from '@warda/domain/clients/number-doubts'
import { getReviewStateAfterSave, type ReviewState } from '@warda/domain/clients/profile-review'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { PrivatePictureError } from '../../adapters/pictures/reencode.ts'
import type { PrivatePicture } from '../../adapters/private-files.ts'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import {
  getProgress,
  insertClientEvent,
  lockProfile,
  type ProfileDocuments,
  type ProfileFacts,
  type ProfileRow,
} from '../client-profiles/index.ts'
import { insertFile, savePicture } from '../files/index.ts'
import { readSettings } from '../settings/index.ts'
import { dropDocument, updateProfile } from './update-queries.ts'

/** The document of a step: `field` is its wire name, `bytes` the upload or null. */
export type StepDocument = {
  slot: keyof ProfileDocuments
  field: string
  bytes: Uint8Array | null
  /** `required`: the step needs a document; `none`: a stored document is deleted. */
  rule: 'required' | 'optional' | 'none'
}

export type StepToSave = {
  actor: Actor
  requestId: string
  kind: 'registerSaved' | 'ownerSaved' | 'taxSaved'
  facts: Partial<ProfileFacts>
  document: StepDocument
}

type SaveStepError = 'not_found' | 'picture.required'

/**
 * Saves one step of the caller's client; steps can be saved in any order. The profile becomes pending review when it is complete and when
 * reviewed data changes; the names of changed fields are recorded as a client event.
 */
export async function saveStep(
  context: AppContext,
  input: StepToSave,
): Promise<Result<null, SaveStepError | PrivatePictureError>> {
  const { registerExpiryRequired } = await readSettings(context)
  const { field, rule, bytes } = input.document
  const saved = await savePicture<null, SaveStepError>(context, rule === 'none' ? null : bytes, (picture) =>
    inResultTransaction<{ value: null; kept: boolean }, SaveStepError>(context.db, async (trx) => {
      const client = await lockProfile(trx, input.actor.clientId)
      if (!client) return refuse('not_found')
      const document = picture?.id ?? (rule === 'none' ? null : client[input.document.slot])
      if (rule === 'required' && document === null) return refuse('picture.required', undefined, field)
      await writeStep(context, trx, client, { input, picture, document, expiryRequired: registerExpiryRequired })
      return ok({ value: null, kept: true })
    }),
  )
  return !saved.ok && saved.code.startsWith('picture.') ? refuse(saved.code, saved.values, field) : saved
}

async function writeStep(
  context: AppContext,
  trx: Transaction,
  client: ProfileRow,
  save: { input: StepToSave; picture: PrivatePicture | null; document: string | null; expiryRequired: boolean },
): Promise<void> {
  const { input, picture, document } = save
  const { slot } = input.document
  const at = new Date(context.clock.now())
  const changes = { ...input.facts, [slot]: document }
  const changed = findChangedFields(client, changes)
  if (picture) await insertFile(trx, picture, { kind: slot, clientId: client.id, createdBy: input.actor.userId, at })
  const after = { ...client, ...changes }
  const { complete } = getProgress(after, save.expiryRequired)
  const reviewState: ReviewState = getReviewStateAfterSave({
    state: client.reviewState,
    complete,
    changed: changed.length > 0,
  })
  if (changed.length === 0 && reviewState === client.reviewState) return
  await updateProfile(trx, client.id, { ...changes, reviewState })
  const before = client[slot]
  if (before !== null && before !== document) await dropDocument(trx, before, at)
  const event = { clientId: client.id, actorId: input.actor.userId, requestId: input.requestId, at }
  if (changed.length > 0) await insertClientEvent(trx, { ...event, kind: input.kind, detail: { changed } })
  if (reviewState === 'pending' && client.reviewState !== 'pending')
    await insertClientEvent(trx, {
      ...event,
      kind: 'submitted',
      detail: { doubtful: listProfileDoubts(after).map(({ field }) => field) },
    })
}

const findChangedFields = (client: ProfileRow, changes: Partial<ProfileFacts & ProfileDocuments>): string[] =>
  Object.entries(changes).flatMap(([name, value]) => (client[name as keyof ProfileRow] === value ? [] : [name]))
