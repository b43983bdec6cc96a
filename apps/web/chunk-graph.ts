export type Context = {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null
}

type Module = { imports: readonly string[]; length: number }
export type ReadModule = (id: string) => Module

/** What a module imports, and the length of its code; cached, because the bundler copies the code for each call. */
export function readModules(context: Context): ReadModule {
  const known = new Map<string, Module>()
  return (id) => {
    const found = known.get(id)
    if (found) return found
    const info = context.getModuleInfo(id)
    const module = { imports: info?.importedIds ?? [], length: info?.code?.length ?? 0 }
    known.set(id, module)
    return module
  }
}

/** The modules that some modules import, directly or not, and these modules. */
export function listReachable(starts: readonly string[], read: ReadModule): Set<string> {
  const reached = new Set<string>()
  const waiting = [...starts]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...read(id).imports)
  }
  return reached
}
