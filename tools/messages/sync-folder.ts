import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Copies `source` to `target`, writing only files that differ, so that watchers and readers never see a missing file. */
export function syncFolder(source: string, target: string): void {
  mkdirSync(target, { recursive: true })
  const sourceFiles = new Set(filesIn(source))
  for (const name of filesIn(target)) if (!sourceFiles.has(name)) rmSync(path.join(target, name))
  for (const name of sourceFiles) {
    const bytes = readFileSync(path.join(source, name))
    const file = path.join(target, name)
    if (isSame(file, bytes)) continue
    mkdirSync(path.dirname(file), { recursive: true })
    const next = `${file}.${process.pid}`
    writeFileSync(next, bytes)
    renameSync(next, file)
  }
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

function isSame(file: string, bytes: Buffer): boolean {
  try {
    return readFileSync(file).equals(bytes)
  } catch {
    return false
  }
}
