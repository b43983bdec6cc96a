import { attempt } from './try-or-default.ts'

/** Where a value lives: across visits, or for this tab only. */
export type Area = 'local' | 'session'

const memory: Record<Area, Map<string, string>> = { local: new Map(), session: new Map() }

/**
 * The one place that touches browser storage. A blocked store (private windows, "block all") throws on the getter
 * itself; every access then falls back to memory for the life of the page (W11).
 */
const storeOf = (area: Area): Storage => (area === 'local' ? globalThis.localStorage : globalThis.sessionStorage)

/** The stored text, or null. */
export const readStored = (area: Area, key: string): string | null =>
  memory[area].get(key) ?? attempt(() => storeOf(area).getItem(key), null)

/** Stores a text; false when only memory could take it. */
export const writeStored = (area: Area, key: string, value: string): boolean => {
  const kept = attempt(() => {
    storeOf(area).setItem(key, value)
    return true
  }, false)
  if (kept) memory[area].delete(key)
  else memory[area].set(key, value)
  return kept
}

export const removeStored = (area: Area, key: string): void => {
  memory[area].delete(key)
  attempt(() => storeOf(area).removeItem(key), undefined)
}

/** A stored JSON value, or null when it is missing or broken. The caller checks its shape. */
export const readStoredJson = (area: Area, key: string): unknown => {
  const text = readStored(area, key)
  return text === null ? null : attempt(() => JSON.parse(text) as unknown, null)
}

export const writeStoredJson = (area: Area, key: string, value: unknown): boolean =>
  writeStored(area, key, JSON.stringify(value))

/** Keys of an area that start with `prefix`. */
export const storedKeys = (area: Area, prefix: string): string[] => {
  const kept = attempt(() => Object.keys(storeOf(area)), [])
  return [...new Set([...kept, ...memory[area].keys()])].filter((key) => key.startsWith(prefix))
}
