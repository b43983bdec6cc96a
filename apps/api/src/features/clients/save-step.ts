import { type ReviewState, reviewStateAfterSave } from '@warda/domain/clients/profile-review'
import { hasTrivialSequence } from '@warda/domain/clients/registration-numbers'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { PrivatePictureError } from '../../adapters/pictures/reencode.ts'
import type { PrivatePicture } from '../../adapters/private-files.ts'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import {
  insertClientEvent,
  lockProfile,
  type ProfileDocuments,
  type ProfileFacts,
  type ProfileRow,
  progressOf,
} from '../client-profiles/index.ts'
import { insertFile, savePicture } from '../files/index.ts'
import { readSettings } from '../settings/index.ts'
import { dropDocument, updateProfile } from './update-queries.ts'

/** A step's document: `field` is its name on the wire, `bytes` what was uploaded or null. */
export type StepDocument = {
  slot: keyof ProfileDocuments
  field: string
  bytes: Uint8Array | null
  /** One must be stored when the step is saved; or none may be, and what is there goes. */
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
 * Saves one step of the caller's own client; steps come in any order. A new picture takes the old one's place. With the last step, and with
 * a change of what the shop has looked at, the profile waits for its word (again); what changed is written down by name.
 */
export async function saveStep(
  context: AppContext,
  asked: StepToSave,
): Promise<Result<null, SaveStepError | PrivatePictureError>> {
  const { registerExpiryRequired } = await readSettings(context)
  const { field, rule, bytes } = asked.document
  const saved = await savePicture<null, SaveStepError>(context, rule === 'none' ? null : bytes, (picture) =>
    inResultTransaction<{ value: null; kept: boolean }, SaveStepError>(context.db, async (trx) => {
      const client = await lockProfile(trx, asked.actor.clientId)
      if (!client) return refuse('not_found')
      const document = picture?.id ?? (rule === 'none' ? null : client[asked.document.slot])
      if (rule === 'required' && document === null) return refuse('picture.required', undefined, field)
      await write(context, trx, client, { asked, picture, document, expiryRequired: registerExpiryRequired })
      return ok({ value: null, kept: true })
    }),
  )
  return !saved.ok && saved.code.startsWith('picture.') ? refuse(saved.code, saved.values, field) : saved
}

async function write(
  context: AppContext,
  trx: Transaction,
  client: ProfileRow,
  save: { asked: StepToSave; picture: PrivatePicture | null; document: string | null; expiryRequired: boolean },
): Promise<void> {
  const { asked, picture, document } = save
  const { slot } = asked.document
  const at = new Date(context.clock.now())
  const changes = { ...asked.facts, [slot]: document }
  const changed = namesOfChanges(client, changes)
  if (picture) await insertFile(trx, picture, { kind: slot, clientId: client.id, createdBy: asked.actor.userId, at })
  const after = { ...client, ...changes }
  const { complete } = progressOf(after, save.expiryRequired)
  const reviewState: ReviewState = reviewStateAfterSave({
    state: client.reviewState,
    complete,
    changed: changed.length > 0,
  })
  if (changed.length === 0 && reviewState === client.reviewState) return
  await updateProfile(trx, client.id, { ...changes, reviewState })
  const before = client[slot]
  if (before !== null && before !== document) await dropDocument(trx, before, at)
  const event = { clientId: client.id, actorId: asked.actor.userId, requestId: asked.requestId, at }
  if (changed.length > 0) await insertClientEvent(trx, { ...event, kind: asked.kind, detail: { changed } })
  if (reviewState === 'pending' && client.reviewState !== 'pending')
    await insertClientEvent(trx, { ...event, kind: 'submitted', detail: { doubtful: doubtfulOf(after) } })
}

/** Numbers that look made up, for whoever reviews them: a real one may look so too. */
const doubtfulOf = (client: ProfileFacts): string[] =>
  (['unifiedNumber', 'registerNumber', 'ownerIdentityNumber', 'taxNumber'] as const).filter((name) =>
    hasTrivialSequence(client[name] ?? ''),
  )

const namesOfChanges = (client: ProfileRow, changes: Partial<ProfileFacts & ProfileDocuments>): string[] =>
  Object.entries(changes).flatMap(([name, value]) => (client[name as keyof ProfileRow] === value ? [] : [name]))
