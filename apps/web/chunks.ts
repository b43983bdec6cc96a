import path from 'node:path'

type ModuleInfo = { importedIds: readonly string[]; code: string | null }
type Context = { getModuleInfo(id: string): ModuleInfo | null }

const framework = /\/node_modules\/(react|react-dom|scheduler|react-router)\//
const sentences = '/i18n/src/generated/messages.js'

/**
 * `roots` are pages, which stay files of their own; what they import, and `also`, makes the chunk.
 * From what every page of the shop needs at once, to what only its lists need.
 */
const groups = [
  {
    name: 'shell',
    roots: ['app/entry.client.tsx', 'app/root.tsx', 'app/shell/shop-layout.tsx'],
    also: ['app/shell/page-meta.ts'],
  },
  { name: 'shop', roots: [], also: ['app/routes/shop/shop-card.tsx', 'app/features/delivery/delivery-promise.tsx'] },
]

/**
 * Names the chunk a module goes to, or null for the bundler's own choice. Without it every set of pages that shares a
 * module gets a file of its own: dozens of small files, which compress badly and fill each page with their names.
 */
export function chunkNames(): (id: string, context: Context) => string | null {
  let chosen: Map<string, string> | null = null
  return (id, context) => {
    if (framework.test(id)) return 'framework'
    chosen ??= choose(context)
    return chosen.get(id) ?? null
  }
}

/** The modules that each group's roots import, directly or not, and the sentences they say; the roots stay entries. */
function choose(context: Context): Map<string, string> {
  const chosen = new Map<string, string>()
  for (const { name, roots, also } of groups) {
    const entries = roots.map(inApp)
    const waiting = [...entries, ...also.map(inApp)]
    const seen = new Set<string>()
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      const info = context.getModuleInfo(id)
      waiting.push(...(info?.importedIds ?? []).filter((imported) => !isIndex(imported)), ...sentencesOf(info, context))
      if (!entries.includes(id) && !chosen.has(id)) chosen.set(id, name)
    }
  }
  return chosen
}

const inApp = (file: string): string => path.join(import.meta.dirname, file)

/** The index of all sentences, or of all icons, says nothing about which of them a module uses. */
const isIndex = (id: string): boolean => id.endsWith(sentences) || id.includes('/node_modules/lucide-react/')

function sentencesOf(info: ModuleInfo | null, context: Context): string[] {
  const index = info?.importedIds.find((id) => id.endsWith(sentences))
  if (!index) return []
  const folder = index.replace(/messages\.js$/, 'messages/')
  const names = [...(info?.code ?? '').matchAll(/\bm\.(\w+)/g)].map((found) => found[1])
  return names.map((name) => `${folder}${name}.js`).filter((id) => context.getModuleInfo(id) !== null)
}
