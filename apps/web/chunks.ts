import path from 'node:path'

type ModuleInfo = { importedIds: readonly string[]; code: string | null }
type Context = { getModuleInfo(id: string): ModuleInfo | null }

const framework = /\/node_modules\/(react|react-dom|scheduler|react-router)\//
const messageIndex = '/i18n/src/generated/messages.js'

/**
 * Each chunk contains the modules that its `roots` import and `also`; the roots are entries with files of their own. `shell` is for every page
 * of the shop, `shop` for its lists.
 */
const groups = [
  {
    name: 'shell',
    roots: ['app/entry.client.tsx', 'app/root.tsx', 'app/shell/shop-layout.tsx'],
    also: ['app/shell/page-meta.ts'],
  },
  { name: 'shop', roots: [], also: ['app/routes/shop/shop-card.tsx', 'app/features/delivery/delivery-promise.tsx'] },
]

/** Names the chunk of a module, or null to leave it to the bundler, which creates dozens of small files that compress badly. */
export function chunkNames(): (id: string, context: Context) => string | null {
  let chosen: Map<string, string> | null = null
  return (id, context) => {
    if (framework.test(id)) return 'framework'
    chosen ??= assignChunks(context)
    return chosen.get(id) ?? null
  }
}

/** The modules that the roots of each group import, directly or not, and the messages they use. */
function assignChunks(context: Context): Map<string, string> {
  const chosen = new Map<string, string>()
  for (const { name, roots, also } of groups) {
    const entries = roots.map(inApp)
    const waiting = [...entries, ...also.map(inApp)]
    const visited = new Set<string>()
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (visited.has(id)) continue
      visited.add(id)
      const info = context.getModuleInfo(id)
      waiting.push(
        ...(info?.importedIds ?? []).filter((imported) => !isIndex(imported)),
        ...listMessages(info, context),
      )
      if (!entries.includes(id) && !chosen.has(id)) chosen.set(id, name)
    }
  }
  return chosen
}

const inApp = (file: string): string => path.join(import.meta.dirname, file)

/** The index of all messages or icons imports every one of them, whatever a module uses. */
const isIndex = (id: string): boolean => id.endsWith(messageIndex) || id.includes('/node_modules/lucide-react/')

function listMessages(info: ModuleInfo | null, context: Context): string[] {
  const index = info?.importedIds.find((id) => id.endsWith(messageIndex))
  if (!index) return []
  const folder = index.replace(/messages\.js$/, 'messages/')
  const names = [...(info?.code ?? '').matchAll(/\bm\.(\w+)/g)].map((match) => match[1])
  return names.map((name) => `${folder}${name}.js`).filter((id) => context.getModuleInfo(id) !== null)
}
