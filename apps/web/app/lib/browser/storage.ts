import { tryOrDefault } from './try-or-default.ts'

/** Where a value lives: across visits, or for this tab only. */
export type StorageArea = 'local' | 'session'

const memory: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() }

/**
 * The one place that touches browser storage. A blocked store (private windows, "block all") throws on the getter
 * itself; every access then falls back to memory for the life of the page (W11).
 */
const storeOf = (area: StorageArea): Storage => (area === 'local' ? globalThis.localStorage : globalThis.sessionStorage)

/** The stored text, or null. */
export const readStored = (area: StorageArea, key: string): string | null =>
  memory[area].get(key) ?? tryOrDefault(() => storeOf(area).getItem(key), null)

/** Stores a text; false when only memory could take it. */
export const writeStored = (area: StorageArea, key: string, value: string): boolean => {
  const kept = tryOrDefault(() => {
    storeOf(area).setItem(key, value)
    return true
  }, false)
  if (kept) memory[area].delete(key)
  else memory[area].set(key, value)
  return kept
}

export const removeStored = (area: StorageArea, key: string): void => {
  memory[area].delete(key)
  tryOrDefault(() => storeOf(area).removeItem(key), undefined)
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
  const kept = tryOrDefault(() => Object.keys(storeOf(area)), [])
  return [...new Set([...kept, ...memory[area].keys()])].filter((key) => key.startsWith(prefix))
}
