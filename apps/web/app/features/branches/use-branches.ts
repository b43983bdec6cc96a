import { keepPreviousData } from '@tanstack/react-query'
import type { CallInput } from '@warda/contract/call'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'

export type BranchQuery = { q: string; city: string; state: '' | 'waiting' | 'noManager'; page: number }

const PAGE_SIZE = '24'
const EVERYTHING: BranchQuery = { q: '', city: '', state: '', page: 1 }

/** A page of the client's branches, sorted by name; a manager's own branch. */
export const useBranches = (userId: string, { q, city, state, page }: BranchQuery = EVERYTHING) =>
  useApiQuery(
    'getBranches',
    {
      params: { id: userId },
      query: {
        page: String(page),
        pageSize: PAGE_SIZE,
        ...(q !== '' && { q }),
        ...(city !== '' && { city }),
        ...(state !== '' && { state }),
      },
    },
    { placeholderData: keepPreviousData },
  )

/** One branch with its months and last orders. */
export const useBranch = (branchId: number) =>
  useApiQuery('getBranch', { params: { branchId } }, { select: ({ data }) => data })

/** Refetches everything that shows branches: lists, pages, the overview and the select at checkout. */
const refreshBranches = (): void =>
  void invalidate('getBranches', 'getBranchNames', 'getBranch', 'getManagers', 'getClientOverview')

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
