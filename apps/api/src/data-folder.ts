import { accessSync, constants, mkdirSync, statSync } from 'node:fs'

/** Creates the folder of pictures and private files. Throws one sentence that says what is wrong with it. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(`Setting DATA_FOLDER: ${describe(folder, error)}`)
  }
}

function describe(folder: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  if (code === 'EEXIST' && !statSync(folder).isDirectory()) return `${folder} is a file, not a folder.`
  if (code === 'ENOTDIR') return `a part of ${folder} is a file, not a folder.`
  if (code === 'EACCES' || code === 'EPERM') return `this user may not write to ${folder}.`
  if (code === 'EROFS') return `${folder} is on a read-only file system.`
  if (code === 'ENOSPC') return `there is no space left for ${folder}.`
  return `${folder} can't be used (${code}).`
}
