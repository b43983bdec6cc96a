import type { CallInput } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

/** The client's branches, sorted by name. */
export const useBranches = (userId: string) =>
  useApiQuery('getBranches', { params: { id: userId } }, { select: ({ data }) => data })

/** One branch with its months and last orders. */
export const useBranch = (branchId: number) =>
  useApiQuery('getBranch', { params: { branchId } }, { select: ({ data }) => data })

/** Refetches everything that shows branches: lists, pages, the overview and the select at checkout. */
const refreshBranches = (): void => void invalidate('getBranches', 'getBranch', 'getManagers', 'getClientOverview')

export type BranchBody = CallInput<'addBranch'>['body']

/** Creates a branch, or updates the given one. */
export const saveBranch = async (userId: string, branchId: number | null, body: BranchBody) => {
  const { message } =
    branchId === null
      ? await callApi('addBranch', { params: { id: userId }, body })
      : await callApi('updateBranch', { params: { branchId }, body })
  refreshBranches()
  return message
}
