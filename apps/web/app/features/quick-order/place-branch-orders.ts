import type { BranchOrderResults } from '@warda/contract/quick-order'
import { ApiError, callApi, isUnsettled } from '../../lib/api/call-api.ts'
import { randomKey } from '../../lib/api/random-key.ts'
import { deleteDraft, readDraft, saveDraft } from '../../lib/forms/drafts.ts'
import type { Body } from './branch-present.ts'

const draftName = (userId: string) => `branch-orders-intent:${userId}`

/**
 * Places the orders. The idempotency key is stored with the request until the outcome is known, so that the same request after a lost answer
 * or a reload places nothing twice.
 */
export const placeBranchOrders = async (userId: string, body: Body): Promise<BranchOrderResults> => {
  const request = JSON.stringify(body)
  const stored = readDraft(draftName(userId))
  const idempotencyKey = stored?.request === request && typeof stored.key === 'string' ? stored.key : randomKey()
  saveDraft(draftName(userId), { request, key: idempotencyKey })
  try {
    const answer = await callApi('placeBranchOrders', { params: { userId }, body }, { idempotencyKey })
    deleteDraft(draftName(userId))
    return answer
  } catch (error) {
    if (!isPending(error)) deleteDraft(draftName(userId))
    throw error
  }
}

const isPending = (error: unknown): boolean =>
  isUnsettled(error) || (error instanceof ApiError && (error.status === 401 || error.status >= 500))
