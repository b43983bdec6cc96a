export type ModuleGroup = {
  modules: string[]
  /** Numbers of the pages that load it. */
  pages: ReadonlySet<number>
  /** Bytes of code. */
  size: number
  /** Whether it is never merged. */
  isFixed: boolean
}

type Group = ModuleGroup & { imports: Set<Group> }

/**
 * Merges groups of modules as long as that makes pages cheaper: a page pays for each byte of its groups and `fileCost` for each group, times
 * its weight. Returns the groups so that each comes after those that it imports.
 */
export function mergeGroups(
  separate: readonly ModuleGroup[],
  importsOf: (module: string) => readonly string[],
  weights: readonly number[],
  fileCost: number,
): ModuleGroup[] {
  const groups = new Set(connect(separate, importsOf))
  const weigh = (pages: ReadonlySet<number>): number => {
    let sum = 0
    for (const page of pages) sum += weights[page] ?? 0
    return sum
  }
  /** The cost of merging two groups, without that of what they import. */
  const getCostAlone = (one: Group, other: Group): number => {
    const both = weigh(one.pages.intersection(other.pages))
    return one.size * (weigh(other.pages) - both) + other.size * (weigh(one.pages) - both) - fileCost * both
  }
  /** The cost of merging two groups: pages that load the merged one also load what it imports. */
  const getCost = (one: Group, other: Group): number => {
    if (isBetween(one, other) || isBetween(other, one)) return Number.POSITIVE_INFINITY
    const pages = one.pages.union(other.pages)
    let sum = getCostAlone(one, other)
    for (const group of listImported([one, other])) sum += group.size * weigh(pages.difference(group.pages))
    return sum
  }
  const costs = new Map<Group, Map<Group, number>>()
  const setCost = (one: Group, other: Group, cost: number): void => {
    if (cost < 0) costs.get(one)?.set(other, cost)
    else costs.get(one)?.delete(other)
  }
  const order = new Map([...groups].map((group, index) => [group, index]))
  const estimate = (changed: ReadonlySet<Group>): void => {
    for (const one of groups)
      for (const other of changed.has(one) ? groups : changed)
        if (!one.isFixed && !other.isFixed && (order.get(one) ?? 0) < (order.get(other) ?? 0))
          setCost(one, other, getCostAlone(one, other))
  }
  for (const group of groups) costs.set(group, new Map())
  estimate(groups)
  for (let best = findCheapest(costs); best; best = findCheapest(costs)) {
    const { one, other, cost } = best
    const exact = getCost(one, other)
    if (exact > cost) {
      setCost(one, other, exact)
      continue
    }
    const changed = merge(one, other)
    groups.delete(other)
    costs.delete(other)
    for (const group of groups) {
      costs.get(group)?.delete(other)
      if (group.imports.delete(other)) group.imports.add(one)
    }
    one.imports.delete(one)
    estimate(changed)
  }
  return sortByImports(groups)
}

function connect(separate: readonly ModuleGroup[], importsOf: (module: string) => readonly string[]): Group[] {
  const groups = separate.map((group): Group => ({ ...group, modules: [...group.modules], imports: new Set() }))
  const owners = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)))
  for (const group of groups)
    for (const imported of group.modules.flatMap(importsOf)) {
      const owner = owners.get(imported)
      if (owner && owner !== group) group.imports.add(owner)
    }
  return groups
}

/** Adds a group to another one; returns the groups that more pages load than before. */
function merge(one: Group, other: Group): Set<Group> {
  const pages = one.pages.union(other.pages)
  const changed = new Set([one])
  for (const group of listImported([one, other])) {
    if (pages.isSubsetOf(group.pages)) continue
    group.pages = group.pages.union(pages)
    changed.add(group)
  }
  one.pages = pages
  one.size += other.size
  one.modules.push(...other.modules)
  for (const group of other.imports) one.imports.add(group)
  return changed
}

function findCheapest(costs: ReadonlyMap<Group, ReadonlyMap<Group, number>>) {
  let best: { one: Group; other: Group; cost: number } | undefined
  for (const [one, others] of costs)
    for (const [other, cost] of others) if (cost < (best?.cost ?? 0)) best = { one, other, cost }
  return best
}

/** The groups that some groups import, directly or not, without these. */
function listImported(starts: readonly Group[]): Set<Group> {
  const found = new Set(starts)
  for (const group of found) for (const imported of group.imports) found.add(imported)
  for (const group of starts) found.delete(group)
  return found
}

/** Whether `one` imports `other` through a third group, so that merging them would create an import cycle. */
const isBetween = (one: Group, other: Group): boolean =>
  listImported([one]).has(other) && [...one.imports].some((group) => listImported([group]).has(other))

/** Each group after those that it imports. */
function sortByImports(groups: ReadonlySet<Group>): Group[] {
  const sorted = new Set<Group>()
  const visited = new Set<Group>()
  const add = (group: Group): void => {
    if (visited.has(group)) return
    visited.add(group)
    for (const imported of group.imports) add(imported)
    sorted.add(group)
  }
  for (const group of groups) add(group)
  return [...sorted]
}
