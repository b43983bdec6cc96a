import { ok, type Result, refuse } from '@warda/domain/result'
import type { World } from '../../context.ts'
import { findTerms, type Terms } from './admin-queries.ts'

/** What a client is offered. */
export async function getTerms(world: World, clientId: number): Promise<Result<Terms, 'not_found'>> {
  const terms = await findTerms(world.db, clientId)
  return terms ? ok(terms) : refuse('not_found')
}
