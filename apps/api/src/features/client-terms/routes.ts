import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { getTerms } from './get-terms.ts'
import { presentTerms } from './present.ts'
import { setTerms } from './set-terms.ts'

export const clientTermRoutes: Pick<Handlers, 'getClientTerms' | 'setClientTerms'> = {
  async getClientTerms({ context, params }) {
    const terms = await getTerms(context, params.clientId)
    return terms.ok ? ok({ data: presentTerms(terms.value) }) : terms
  },
  async setClientTerms({ context, actor, params, body, requestId, t }) {
    const terms = await setTerms(context, { actor, requestId, clientId: params.clientId, form: body })
    return terms.ok ? ok({ message: t('clients_api_data_updated'), data: presentTerms(terms.value) }) : terms
  },
}
