import type { Plugin } from 'vite'

type Cut = {
  file: RegExp
  /** Functions that do nothing here, and may therefore be empty. */
  functions: readonly string[]
  /** Left sides of statements, e.g. `X.prototype.y = …`, that only serve what is left out. */
  statements?: RegExp
}

const router = '/node_modules/react-router/dist/production/lib/'
const inRouter = (file: string): RegExp => new RegExp(`${router}${file}\\.js$`)
const debugName = /^\w+\.displayName$/

/**
 * What the framework brings and the shop never calls: forms, fetchers and blockers of the router (every change goes through the
 * API client), its instrumentation and advice to developers, and the component stacks of React's errors. React itself stays whole:
 * emptying more of it saved another 9 KB and was not worth the risk. `forbidden` keeps it that way.
 */
const cuts: readonly Cut[] = [
  {
    file: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    functions: ['getStackByFiberInDevAndProd'],
  },
  {
    file: inRouter('router/router'),
    functions: [
      'fetch',
      'handleAction',
      'handleFetcherAction',
      'handleFetcherLoader',
      'updateBlocker',
      'shouldBlockNavigation',
    ],
  },
  {
    file: inRouter('router/instrumentation'),
    functions: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  },
  { file: inRouter('router/history'), functions: ['warning'] },
  { file: inRouter('server-runtime/warnings'), functions: ['warnOnce'] },
  { file: inRouter('dom/ssr/components'), functions: ['RSCPrefetchPageLinksImpl'], statements: debugName },
  { file: inRouter('dom/lib'), functions: [], statements: debugName },
  { file: inRouter('context'), functions: [], statements: debugName },
]

/** Imports that would miss what was left out. */
const forbidden: Record<string, RegExp> = {
  'react-router': /^(Form|useFetchers?|useSubmit|useBlocker|usePrompt|unstable_\w+|useViewTransitionState)$/,
}

/** Leaves out of the browser's files what the pinned versions of the framework carry for others; fails if they changed. */
export function leanFramework(): Plugin {
  return {
    name: 'lean-framework',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const cut = cuts.find(({ file }) => file.test(id))
      if (cut) return { code: without(code, cut, this.parse(code)), map: null }
      if (!id.includes('/node_modules/')) checkImports(code, id)
      return null
    },
  }
}

type Node = { type: string; start: number; end: number }
type Found = Node & { id?: { name?: string } | null; body?: Node; expression?: Node & { left?: Node } }

function without(code: string, { functions, statements, file }: Cut, program: unknown): string {
  const empty: [start: number, end: number, text: string][] = []
  const missing = new Set(functions)
  visit(program, (node) => {
    const name = node.type === 'FunctionDeclaration' ? node.id?.name : undefined
    if (name !== undefined && node.body && functions.includes(name)) {
      missing.delete(name)
      empty.push([node.body.start, node.body.end, '{}'])
    }
    const left = node.type === 'ExpressionStatement' ? node.expression?.left : undefined
    if (left && statements?.test(code.slice(left.start, left.end))) empty.push([node.start, node.end, ';'])
  })
  if (missing.size > 0) throw new Error(`Not found in ${file}: ${[...missing].join(', ')}`)
  // From the end, so that positions stay true; what lies within something emptied went with it.
  const outer = empty.filter(([start, end]) => !empty.some(([from, to]) => from < start && end < to))
  return outer
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end, put]) => text.slice(0, start) + put + text.slice(end), code)
}

function visit(value: unknown, look: (node: Found) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, look)
  if (value === null || typeof value !== 'object' || !('type' in value)) return
  look(value as Found)
  for (const inner of Object.values(value)) visit(inner, look)
}

const imports = /import\s*\{([^}]*)\}\s*from\s*["'](react-router)["']/g

function checkImports(code: string, id: string): void {
  for (const [, names = '', source = ''] of code.matchAll(imports)) {
    const wrong = names.split(',').map((name) => name.trim().split(/\s/)[0] ?? '')
    const bad = wrong.find((name) => forbidden[source]?.test(name))
    if (bad) throw new Error(`${bad} is left out of the browser's files (lean-framework.ts), but ${id} imports it.`)
  }
}
