import { checkRules } from './cruise.ts'
import { testFiles } from './rule.ts'

/**
 * Features that are still part of a ring. Nothing may be added; an entry that is in no ring any more must be removed, and when the
 * list is empty, `knownRings` and its uses here go.
 */
const knownRings: string[] = [
  'board',
  'branches',
  'cart',
  'clients',
  'debts',
  'files',
  'invoices',
  'orders',
  'payments',
  'receipts',
  'wholesale',
]

const features = 'apps/api/src/features'

export type FeatureRings = { faults: string[]; known: string[] }

/** Finds rings in the graph of the API's features (type imports count, tests do not). `known` are printed and do not fail. */
export async function findFeatureRings(root: string, allowed: string[] = knownRings): Promise<FeatureRings> {
  const rule = {
    name: 'no-feature-rings',
    severity: 'error' as const,
    scope: 'folder' as const,
    from: { path: `^${features}/[^/]+$` },
    to: { circular: true, path: `^${features}/[^/]+$` },
  }
  const { violations } = await checkRules(root, [features], [rule], testFiles)
  const rings = violations.map(({ from, cycle }) => [from, ...(cycle ?? []).map((step) => step.name)].map(nameOf))
  const inRings = new Set(rings.flat())
  const isKnown = (ring: string[]) => ring.every((name) => allowed.includes(name))
  const stale = allowed.filter((name) => !inRings.has(name))
  return {
    faults: [
      ...onePerRing(rings.filter((ring) => !isKnown(ring))).map(
        (ring) => `features import one another in a ring: ${ring}`,
      ),
      ...stale.map((name) => `feature "${name}" is in no ring: remove it from knownRings in feature-rings.ts`),
    ],
    known: onePerRing(rings.filter(isKnown)),
  }
}

/** A ring is reported once from each of its members. */
function onePerRing(rings: string[][]): string[] {
  const byMembers = new Map(rings.map((ring) => [[...new Set(ring)].sort().join(), ring.join(' → ')]))
  return [...byMembers.values()]
}

function nameOf(folder: string): string {
  return folder.slice(features.length + 1)
}
