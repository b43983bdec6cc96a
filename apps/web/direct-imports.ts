import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite'

/** Modules that export thousands of others, the messages as one object. */
const indexes = ['@warda/i18n/messages', 'lucide-react']
const messages = 'm'

type Exported = { file: string; name: string }
type Edit = { start: number; end: number; text: string }

/**
 * Lets each module of the browser import messages and icons from their own files, not from the index of all. Every importer has its own copies
 * (`?of=` and its path); a copy that pages share would become a file for each set of pages.
 */
export function directImports(): Plugin {
  const read = new Map<string, Promise<Map<string, Exported>>>()
  return {
    name: 'direct-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // After the plugins that remove types, JSX and what only the server uses.
    enforce: 'post',
    async transform(code, id) {
      const exported = new Map<string, ReadonlyMap<string, Exported>>()
      for (const index of indexes.filter((each) => code.includes(each))) {
        const file = (await this.resolve(index, id))?.id
        if (file === undefined) return this.error(`${index} is not found.`)
        const reading = read.get(file) ?? readExports(file)
        read.set(file, reading)
        exported.set(index, await reading)
      }
      return exported.size === 0
        ? null
        : { code: importDirectly(code, exported, `?of=${encodeURIComponent(id)}&js`), map: null }
    },
  }
}

/** Replaces imports of an index by imports of single files; throws when it does not export a name. */
export function importDirectly(
  code: string,
  exported: ReadonlyMap<string, ReadonlyMap<string, Exported>>,
  query: string,
): string {
  const edits: Edit[] = []
  for (const node of parseAst(code).body) {
    const found = node.type === 'ImportDeclaration' ? exported.get(node.source.value) : undefined
    if (node.type !== 'ImportDeclaration' || !found) continue
    const statements = node.specifiers.flatMap((specifier) => {
      if (specifier.type !== 'ImportSpecifier') throw new Error(`Import single names of ${node.source.value}.`)
      const imported = textOf(specifier.imported)
      if (imported !== messages) return [[imported, specifier.local.name] as const]
      const uses = listMessages(code, specifier.local.name)
      edits.push(...uses.map(({ start, end, name }) => ({ start, end, text: inFile(name) })))
      return [...new Set(uses.map(({ name }) => name))].map((name) => [name, inFile(name)] as const)
    })
    const text = statements.map(([name, local]) => {
      const from = found.get(name)
      if (!from) throw new Error(`${node.source.value} does not export ${name}.`)
      return `import { ${from.name} as ${local} } from ${JSON.stringify(from.file + query)};`
    })
    edits.push({ start: node.start, end: node.end, text: text.join('') })
  }
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((changed, { start, end, text }) => changed.slice(0, start) + text + changed.slice(end), code)
}

const inFile = (message: string): string => `${messages}_${message}`

/** Where a module reads a message; throws on any other use of the object of all messages, and when a variable has its name. */
function listMessages(code: string, object: string): { start: number; end: number; name: string }[] {
  const uses: { start: number; end: number; name: string }[] = []
  const others = new Set<number>()
  new Visitor({
    'Identifier:exit': ({ name, start }) => {
      if (name === object) others.add(start)
    },
    'MemberExpression:exit': ({ object: read, property, computed, start, end }) => {
      if (read.type !== 'Identifier' || read.name !== object || computed || property.type !== 'Identifier') return
      others.delete(read.start)
      uses.push({ start, end, name: property.name })
    },
    'ImportSpecifier:exit': ({ local, imported }) => {
      for (const { start } of [local, imported]) others.delete(start)
    },
  }).visit(parseAst(code))
  if (others.size > 0) throw new Error(`Name messages as ${object}.name, and nothing else ${object}.`)
  return uses
}

/** The file that declares each export of a module, through the modules that it exports again. */
export async function readExports(module: string): Promise<Map<string, Exported>> {
  const exported = new Map<string, Exported>()
  for (const node of parseAst(await readFile(module, 'utf8')).body) {
    if (node.type !== 'ExportNamedDeclaration' && node.type !== 'ExportAllDeclaration') continue
    const file = node.source ? path.join(path.dirname(module), node.source.value) : module
    if (node.type === 'ExportAllDeclaration')
      for (const [name, from] of await readExports(file)) exported.set(name, from)
    else for (const { local, as } of listNames(node)) exported.set(as, { file, name: node.source ? local : as })
  }
  return exported
}

function listNames({ declaration, specifiers }: ESTree.ExportNamedDeclaration): { local: string; as: string }[] {
  const declared = declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
  return [
    ...declared.flatMap(({ id }) => (id.type === 'Identifier' ? [{ local: id.name, as: id.name }] : [])),
    ...specifiers.map(({ local, exported }) => ({ local: textOf(local), as: textOf(exported) })),
  ]
}

/** The name of an import or export, which may be a string literal. */
const textOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name)
