import { readBytes, type UploadedFile } from '@warda/contract/wire/file'
import { halalasToRiyals } from '@warda/domain/money'
import { ok, type Result } from '@warda/domain/result'
import type { Handlers, RequestContext } from '../../http/handler.ts'
import { getClients } from './get-clients.ts'
import { getOverview } from './get-overview.ts'
import { getProfile } from './get-profile.ts'
import { presentOverview } from './overview-present.ts'
import { presentProfile } from './present.ts'
import { reviewClient } from './review-client.ts'
import { saveAddress } from './save-address.ts'
import { saveOwner } from './save-owner.ts'
import { saveRegister } from './save-register.ts'
import { saveTax } from './save-tax.ts'

const PAGE_SIZE = 20

export const clientRoutes: Pick<
  Handlers,
  | 'completeRegister'
  | 'completeOwner'
  | 'completeTax'
  | 'getClientProfile'
  | 'saveClientAddress'
  | 'getClientOverview'
  | 'getClients'
  | 'reviewClient'
> = {
  async completeRegister(call) {
    const { registerCopy, registerExpiryDate = null, ...facts } = call.body
    const step = { ...facts, registerExpiryDate, registerCopy: readUpload(registerCopy) }
    return answerSaved(call, await saveRegister(call.context, call, step))
  },
  async completeOwner(call) {
    const step = { ...call.body, ownerIdentityImage: readUpload(call.body.ownerIdentityImage) }
    return answerSaved(call, await saveOwner(call.context, call, step))
  },
  async completeTax(call) {
    const { isTaxRegistered, taxNumber = '', taxExemptionLetter } = call.body
    const step = { isTaxRegistered, taxNumber, taxExemptionLetter: readUpload(taxExemptionLetter) }
    return answerSaved(call, await saveTax(call.context, call, step))
  },
  async getClientProfile({ context, actor }) {
    const profile = await getProfile(context, actor.clientId)
    return profile.ok ? ok({ data: presentProfile(profile.value) }) : profile
  },
  async saveClientAddress(call) {
    const { context, actor, requestId, body } = call
    return answerSaved(call, await saveAddress(context, { actor, requestId, address: body }))
  },
  async getClientOverview({ context, actor }) {
    const overview = await getOverview(context, actor)
    return overview.ok ? ok(presentOverview(overview.value)) : overview
  },
  async getClients({ context, query }) {
    const { state = null, q, page = 1, pageSize = PAGE_SIZE } = query
    const { clients, ...pages } = await getClients(context, { state, words: q?.trim() || null, page, pageSize })
    const data = clients.map((client) => ({
      profile: presentProfile(client),
      ownerUserId: client.client.ownerUserId,
      createdAt: client.client.createdAt.toISOString(),
      outstanding: halalasToRiyals(client.outstanding),
    }))
    return ok({ data, ...pages })
  },
  async reviewClient({ context, actor, params, body, requestId, t }) {
    const review = { clientId: params.clientId, decision: body.decision, note: body.note ?? '' }
    const reviewed = await reviewClient(context, { ...review, actor, requestId })
    if (!reviewed.ok) return reviewed
    const profile = await getProfile(context, params.clientId)
    return profile.ok
      ? ok({ message: t(`clients_api_review_${body.decision}`), data: presentProfile(profile.value) })
      : profile
  },
}

const readUpload = (file: UploadedFile | Blob | undefined): Uint8Array | null => (file ? readBytes(file) : null)

type SaveCall = Pick<RequestContext<'completeTax'>, 'context' | 'actor' | 't'>

/** Answers a saved step with the message of the specification and the profile (ERR-03). */
async function answerSaved({ context, actor, t }: SaveCall, result: Result<null>) {
  if (!result.ok) return result
  const profile = await getProfile(context, actor.clientId)
  return profile.ok
    ? ok({ success: true, message: t('clients_api_saved'), data: presentProfile(profile.value) })
    : profile
}
