import { readStoredJson, removeStored, storedKeys, writeStoredJson } from '../browser/storage.ts'

const PREFIX = 'draft:'

/** Save callbacks of open forms, called before a language reload or when the session ends. */
const openForms = new Set<() => void>()

export const saveDraft = (form: string, values: Record<string, unknown>): void => {
  writeStoredJson('session', PREFIX + form, values)
}

/** The stored draft of a form, or null; the form validates its values again. */
export const readDraft = (form: string): Record<string, unknown> | null => {
  const value = readStoredJson('session', PREFIX + form)
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

export const deleteDraft = (form: string): void => removeStored('session', PREFIX + form)

/** Deletes all drafts of this tab at sign-out. */
export const deleteDrafts = (): void => {
  for (const key of storedKeys('session', PREFIX)) removeStored('session', key)
}

/** Registers an open form and returns the function that unregisters it. */
export const registerDraft = (save: () => void): (() => void) => {
  openForms.add(save)
  return () => openForms.delete(save)
}

/** Saves the drafts of all open forms (W9, W19). */
export const saveOpenDrafts = (): void => {
  for (const save of openForms) save()
}
