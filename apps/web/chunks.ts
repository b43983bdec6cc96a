import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from './app/routes.ts'
import { type Context, listReachable, type ReadModule, readModules } from './chunk-graph.ts'
import { type ModuleGroup, mergeGroups } from './chunk-groups.ts'

/** Packages with chunks of their own, which releases of the shop do not change. */
const packages = [
  ['framework', /\/node_modules\/(react|react-dom|scheduler|react-router)\//],
  ['schemas', /\/node_modules\/zod\//],
] as const

/** Cost of a file for a page, in bytes of code before minification: its request, and the names of its imports and exports. */
const fileCost = 3100

/**
 * Weights of a byte by page: the pages with the smallest budgets (home, list and product), cart and checkout, then the other pages of the shop
 * and those of drivers. On a dashboard it is 1.
 */
const weights: readonly (readonly [RegExp, number])[] = [
  [/^routes\/shop\/(home|shop|product|by-name)\./, 60],
  [/^routes\/shop\/(cart|checkout)\./, 20],
  [/^routes\/(shop|info|recipient)\//, 6],
  [/^routes\/delivery\//, 2],
]
const weigh = (file: string): number => weights.find(([files]) => files.test(file))?.[1] ?? 1

type ChunkGroup = { name: (id: string, context: Context) => string | null }

/**
 * The chunks of the browser's build, because the bundler alone makes hundreds of small files. It fills chunks in alphabetical order, each with
 * the imports of its modules that no earlier chunk has; so a name begins with a number.
 */
export function chunkGroups(): ChunkGroup[] {
  let chosen: Map<string, string> | null = null
  const name = (id: string, context: Context): string | null => {
    chosen ??= assignChunks(readModules(context))
    return chosen.get(id) ?? null
  }
  return [{ name }]
}

/** The chunk of each module that several pages load. */
function assignChunks(read: ReadModule): Map<string, string> {
  const pages = listPages(routes)
  const merged = mergeGroups(
    groupByPages(pages, read),
    (id) => read(id).imports,
    pages.map((files) => weigh(files.at(-1) ?? '')),
    fileCost,
  )
  const named = merged.flatMap(({ modules, pages: numbers }, index) => {
    const folders = new Set([...numbers].map((page) => pages[page]?.at(-1)?.split('/')[1]))
    const area = numbers.size === pages.length ? 'shell' : folders.size === 1 ? [...folders].join() : 'shared'
    const name = `${String(index).padStart(3, '0')}-${packageOf(modules[0] ?? '') ?? area}`
    return modules.map((id) => [id, name] as const)
  })
  return new Map(named)
}

/** One group for the modules of each set of pages. Route files have files of their own. */
function groupByPages(pages: readonly string[][], read: ReadModule): ModuleGroup[] {
  const users = new Map<string, Set<number>>()
  for (const [page, files] of pages.entries())
    for (const id of listReachable(['entry.client.tsx', 'root.tsx', ...files].map(inApp), read))
      users.set(id, (users.get(id) ?? new Set()).add(page))
  for (const file of pages.flat()) users.delete(inApp(file))
  const groups = new Map<string, ModuleGroup>()
  for (const [id, numbers] of users) {
    if (numbers.size < 2) continue
    const isFixed = packageOf(id) !== undefined
    const key = packageOf(id) ?? [...numbers].join()
    const group = groups.get(key) ?? { modules: [], pages: numbers, size: 0, isFixed }
    group.modules.push(id)
    group.pages = group.pages.union(numbers)
    group.size += read(id).length
    groups.set(key, group)
  }
  return [...groups.values()]
}

const packageOf = (id: string): string | undefined => packages.find(([, files]) => files.test(id))?.[0]

const inApp = (file: string): string => path.join(import.meta.dirname, 'app', file)

/** The route files of each page, from the outermost layout to the page. */
const listPages = (entries: readonly RouteConfigEntry[], above: readonly string[] = []): string[][] =>
  entries.flatMap(({ file, children = [] }) => {
    const files = [...above, file]
    return children.length > 0 ? listPages(children, files) : [files]
  })
