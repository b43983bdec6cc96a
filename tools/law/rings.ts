import type { Import } from './imports.ts'

/** The import rings among our own files, each as one shortest way round (inside Tarjan's strongly connected components). */
export function findRings(imports: Import[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to, kind } of imports) {
    if (kind === 'own') next.set(from, [...(next.get(from) ?? []), to])
  }
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const rings: string[][] = []
  const visit = (file: string): number => {
    const mine = order.size
    let lowest = mine
    order.set(file, mine)
    stack.push(file)
    for (const target of next.get(file) ?? []) {
      if (target === file) rings.push([file])
      const seen = order.get(target)
      if (seen === undefined) lowest = Math.min(lowest, visit(target))
      else if (stack.includes(target)) lowest = Math.min(lowest, low.get(target) ?? seen)
    }
    low.set(file, lowest)
    if (lowest === mine) {
      const ring = stack.splice(stack.indexOf(file))
      if (ring.length > 1) rings.push(ring)
    }
    low.set(file, lowest)
    return lowest
  }
  for (const file of next.keys()) if (!order.has(file)) visit(file)
  return rings.map((ring) => wayRound(ring, next))
}

/** The shortest way from the first file of a ring back to it. */
function wayRound(ring: string[], next: Map<string, string[]>): string[] {
  const start = ring[0] ?? ''
  const ways: string[][] = [[start]]
  const seen = new Set<string>()
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const target of next.get(way.at(-1) ?? '') ?? []) {
      if (target === start) return [...way, start]
      if (!ring.includes(target) || seen.has(target)) continue
      seen.add(target)
      ways.push([...way, target])
    }
  }
  return ring
}
