import { readStoredJson, removeStored, storedKeys, writeStoredJson } from '../browser/storage.ts'

const PREFIX = 'draft:'

/** Forms that are open now: each writes its draft when asked (before a language reload or an ended session). */
const open = new Set<() => void>()

export const saveDraft = (form: string, values: Record<string, unknown>): void => {
  writeStoredJson('session', PREFIX + form, values)
}

/** What was typed into a form before, or null. Values are as typed; the form validates them again. */
export const readDraft = (form: string): Record<string, unknown> | null => {
  const value = readStoredJson('session', PREFIX + form)
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

export const dropDraft = (form: string): void => removeStored('session', PREFIX + form)

/** Everything typed on this tab, forgotten: at sign-out. */
export const dropDrafts = (): void => {
  for (const key of storedKeys('session', PREFIX)) removeStored('session', key)
}

/** Registers an open form; answers how to unregister it. */
export const keepDraftOf = (save: () => void): (() => void) => {
  open.add(save)
  return () => open.delete(save)
}

/** Lets every open form write its draft now (W9, W19). */
export const saveOpenDrafts = (): void => {
  for (const save of open) save()
}
