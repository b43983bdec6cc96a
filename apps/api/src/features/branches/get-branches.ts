import { findCityInAddress } from '@warda/domain/delivery/city-in-address'
import type { LocalizedName } from '@warda/domain/delivery/place-names'
import { LIMITS } from '@warda/domain/limits'
import { type PageInfo, paginate } from '@warda/domain/pagination'
import { foldForSearch } from '@warda/domain/text'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { getManagedBranchId } from './branch-scope.ts'
import { type BranchRow, type BranchSummary, findBranchesById, findBranchSummaries } from './queries.ts'

export type BranchFilter = {
  q?: string | undefined
  /** English name of a city. */
  city?: string | undefined
  state?: 'waiting' | 'noManager' | undefined
}

export type BranchPage = PageInfo & { rows: BranchRow[]; cities: { city: LocalizedName; branches: number }[] }

/**
 * A page of the branches of the caller's client by name, for a manager only their own, and none for a caller without a client (API-11);
 * without a page the first 100.
 */
export async function getBranches(
  context: AppContext,
  actor: Actor,
  input: BranchFilter & { page?: number | undefined; pageSize?: number | undefined } = {},
): Promise<BranchPage> {
  const all = await findBranchSummaries(context.db, actor.clientId, getManagedBranchId(actor))
  const located = all.map((branch) => ({ ...branch, city: findCityInAddress(branch.address) }))
  const matching = located.filter((branch) => isListed(branch, input))
  const page = paginate({ page: input.page, pageSize: input.pageSize ?? LIMITS.pageSize }, matching.length)
  const ids = matching.slice(page.offset, page.offset + page.limit).map(({ id }) => id)
  return { ...page, rows: await findBranchesById(context.db, ids), cities: countCities(located) }
}

/** Every branch that the caller can choose, by name. */
export const getBranchNames = (context: AppContext, actor: Actor): Promise<BranchSummary[]> =>
  findBranchSummaries(context.db, actor.clientId, getManagedBranchId(actor))

type BranchWithCity = BranchSummary & { city: LocalizedName | null }

/** Whether a branch passes every filter. */
function isListed(branch: BranchWithCity, { q = '', city, state }: BranchFilter): boolean {
  if (city !== undefined && branch.city?.en !== city) return false
  if (state === 'waiting' && !branch.waiting) return false
  if (state === 'noManager' && branch.managerName !== null) return false
  const text = foldForSearch([branch.name, branch.address, branch.managerName ?? '', branch.phone].join(' '))
  return foldForSearch(q)
    .split(' ')
    .every((word) => text.includes(word))
}

/** The cities of the branches, those with most branches first. */
function countCities(branches: readonly BranchWithCity[]): BranchPage['cities'] {
  const counts = new Map<string, { city: LocalizedName; branches: number }>()
  for (const { city } of branches) {
    if (city) counts.set(city.en, { city, branches: (counts.get(city.en)?.branches ?? 0) + 1 })
  }
  return [...counts.values()].sort((a, b) => b.branches - a.branches || a.city.en.localeCompare(b.city.en, 'en'))
}
