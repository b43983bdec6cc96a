import { checkRules } from './cruise.ts'
import { testFiles } from './rule.ts'

const features = 'apps/api/src/features'

/** Finds rings in the graph of the API's features; type imports count, tests do not. Returns one line per ring. */
export async function findFeatureRings(root: string): Promise<string[]> {
  const rule = {
    name: 'no-feature-rings',
    severity: 'error' as const,
    scope: 'folder' as const,
    from: { path: `^${features}/[^/]+$` },
    to: { circular: true, path: `^${features}/[^/]+$` },
  }
  const { violations } = await checkRules(root, [features], [rule], testFiles)
  const rings = violations.map(({ from, cycle }) =>
    [from, ...(cycle ?? []).map((step) => step.name)].map(getFeatureName),
  )
  return onePerRing(rings).map((ring) => `features import one another in a ring: ${ring}`)
}

/** A ring is reported once from each of its members. */
function onePerRing(rings: string[][]): string[] {
  const byMembers = new Map(rings.map((ring) => [[...new Set(ring)].sort().join(), ring.join(' → ')]))
  return [...byMembers.values()]
}

function getFeatureName(folder: string): string {
  return folder.slice(features.length + 1)
}
