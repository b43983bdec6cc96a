import { useQuery } from '@tanstack/react-query'
import { getFromApi } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'

export type BranchChoice = { id: number; branchName: string; address: string }

/** The branches that a business may have flowers delivered to (spec §7 `Branch/getalltouser`). */
export const useBranches = (userId: string) =>
  useQuery(
    {
      queryKey: ['branch-choice', userId],
      queryFn: async ({ signal }) =>
        toChoices(await getFromApi(`/Branch/getalltouser/${encodeURIComponent(userId)}`, { signal })),
    },
    queryClient,
  )

const toChoices = (answer: unknown): BranchChoice[] => {
  const list = Array.isArray(answer) ? answer : (answer as { data?: unknown } | null)?.data
  return Array.isArray(list) ? list.filter(isChoice) : []
}

const isChoice = (value: unknown): value is BranchChoice =>
  value !== null && typeof value === 'object' && 'id' in value && 'branchName' in value && 'address' in value
