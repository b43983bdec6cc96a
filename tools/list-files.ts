import { readdirSync } from 'node:fs'
import path from 'node:path'

const skipped = new Set(['node_modules', 'build', 'generated', 'coverage'])

/** Every file of the repository that people write, as paths from its root with "/" between the parts. */
export function listFiles(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isFile()) return [file]
    const isOurs =
      file !== 'catalogue' && !skipped.has(entry.name) && (!entry.name.startsWith('.') || entry.name === '.ci')
    return entry.isDirectory() && isOurs ? listFiles(root, file) : []
  })
}
