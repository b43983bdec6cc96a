import { tryOrDefault } from './try-or-default.ts'

/** `local` lasts across visits, `session` only in this tab. */
export type StorageArea = 'local' | 'session'

const memory: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() }

/**
 * The only access to browser storage. A blocked store (private windows, "block all") throws in the getter itself;
 * then values are kept in memory until the page closes (W11).
 */
const getStorage = (area: StorageArea): Storage =>
  area === 'local' ? globalThis.localStorage : globalThis.sessionStorage

/** The stored text, or null. */
export const readStored = (area: StorageArea, key: string): string | null =>
  memory[area].get(key) ?? tryOrDefault(() => getStorage(area).getItem(key), null)

/** Stores a text; false when it is only in memory. */
export const writeStored = (area: StorageArea, key: string, value: string): boolean => {
  const stored = tryOrDefault(() => {
    getStorage(area).setItem(key, value)
    return true
  }, false)
  if (stored) memory[area].delete(key)
  else memory[area].set(key, value)
  return stored
}

export const removeStored = (area: StorageArea, key: string): void => {
  memory[area].delete(key)
  tryOrDefault(() => getStorage(area).removeItem(key), undefined)
}

/** A stored JSON value, or null when it is missing or broken. The caller checks its shape. */
export const readStoredJson = (area: StorageArea, key: string): unknown => {
  const text = readStored(area, key)
  return text === null ? null : tryOrDefault(() => JSON.parse(text) as unknown, null)
}

export const writeStoredJson = (area: StorageArea, key: string, value: unknown): boolean =>
  writeStored(area, key, JSON.stringify(value))

/** Keys of an area that start with `prefix`. */
export const storedKeys = (area: StorageArea, prefix: string): string[] => {
  const storedNames = tryOrDefault(() => Object.keys(getStorage(area)), [])
  return [...new Set([...storedNames, ...memory[area].keys()])].filter((key) => key.startsWith(prefix))
}
