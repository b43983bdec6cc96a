import { isTest } from './files.ts'
import type { Import } from './imports.ts'

/** The layers of the web from the top; each may know the ones named, and itself. */
const layers: Record<string, string[]> = {
  routes: ['features', 'shell', 'ui', 'lib'],
  shell: ['features', 'ui', 'lib'],
  features: ['ui', 'lib'],
  ui: ['lib'],
  lib: [],
}

/** The sentences of the web rules that an import breaks. */
export function judgeWeb({ from, to, kind }: Import): string[] {
  const [layer, part] = placeOf(from)
  if (layer === undefined || isTest(from) || kind !== 'own') return []
  const [other, otherPart] = placeOf(to)
  const broken: string[] = []
  if (other && other !== layer && !layers[layer]?.includes(other)) {
    broken.push(`in the web, ${layer} may know ${['itself', ...(layers[layer] ?? [])].join(', ')}, not ${other}`)
  }
  if (layer === 'features' && other === 'features' && part !== otherPart)
    broken.push('features never import features: routes compose them')
  if (layer === 'ui' && to.startsWith('packages/contract/'))
    broken.push('ui knows nothing of flowers, so nothing of the contract')
  return broken
}

function placeOf(file: string): [string | undefined, string | undefined] {
  const found = /^apps\/web\/app\/(routes|shell|features|ui|lib)\/([^/]+)/.exec(file)
  return [found?.[1], found?.[2]]
}
