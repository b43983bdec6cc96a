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
import { saveAccountsContact } from './save-accounts-contact.ts'
import { saveAddress } from './save-address.ts'
import { saveOwner } from './save-owner.ts'
import { savePurchaseOrderRule } from './save-purchase-order-rule.ts'
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
  | 'saveAccountsContact'
  | 'savePurchaseOrderRule'
  | 'getClientOverview'
  | 'getClients'
  | 'reviewClient'
> = {
  async completeRegister(request) {
    const { registerCopy, registerExpiryDate = null, ...facts } = request.body
    const step = { ...facts, registerExpiryDate, registerCopy: readUpload(registerCopy) }
    return answerSaved(request, await saveRegister(request.context, request, step))
  },
  async completeOwner(request) {
    const step = { ...request.body, ownerIdentityImage: readUpload(request.body.ownerIdentityImage) }
    return answerSaved(request, await saveOwner(request.context, request, step))
  },
  async completeTax(request) {
    const { isTaxRegistered, taxNumber = '', taxExemptionLetter } = request.body
    const step = { isTaxRegistered, taxNumber, taxExemptionLetter: readUpload(taxExemptionLetter) }
    return answerSaved(request, await saveTax(request.context, request, step))
  },
  async getClientProfile({ context, actor }) {
    const profile = await getProfile(context, actor.clientId)
    return profile.ok ? ok({ data: presentProfile(profile.value) }) : profile
  },
  async saveClientAddress(request) {
    const { context, actor, requestId, body } = request
    return answerSaved(request, await saveAddress(context, { actor, requestId, address: body }))
  },
  async savePurchaseOrderRule(request) {
    const { context, actor, body, requestId } = request
    return answerSaved(request, await savePurchaseOrderRule(context, { actor, requestId, ...body }))
  },
  async saveAccountsContact(request) {
    const { context, actor, requestId, body } = request
    return answerSaved(request, await saveAccountsContact(context, { actor, requestId, contact: body.contact }))
  },
  async getClientOverview({ context, actor, query }) {
    const overview = await getOverview(context, actor, query)
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

type SaveContext = Pick<RequestContext<'completeTax'>, 'context' | 'actor' | 't'>

/** Answers a saved step with the message of the specification and the profile (ERR-03). */
async function answerSaved({ context, actor, t }: SaveContext, result: Result<null>) {
  if (!result.ok) return result
  const profile = await getProfile(context, actor.clientId)
  return profile.ok
    ? ok({ success: true, message: t('clients_api_saved'), data: presentProfile(profile.value) })
    : profile
}
