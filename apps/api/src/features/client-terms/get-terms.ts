import type { ClientId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { findTerms, type Terms } from './admin-queries.ts'

export async function getTerms(context: AppContext, clientId: ClientId): Promise<Result<Terms, 'not_found'>> {
  const terms = await findTerms(context.db, clientId)
  return terms ? ok(terms) : refuse('not_found')
}
