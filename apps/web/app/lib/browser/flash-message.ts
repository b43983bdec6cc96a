import { readStoredJson, removeStored, writeStoredJson } from './storage.ts'

/** A message that survives a full page load: the next page shows it. */
export type FlashMessage = { kind: 'success' | 'warning' | 'error'; text: string }

export const saveFlashMessage = (flash: FlashMessage): void => {
  writeStoredJson('session', 'flash', flash)
}

/** Returns the saved message and removes it. */
export const takeFlashMessage = (): FlashMessage | null => {
  const value = readStoredJson('session', 'flash')
  if (value === null || typeof value !== 'object' || !('text' in value) || !('kind' in value)) return null
  removeStored('session', 'flash')
  return { kind: value.kind === 'success' || value.kind === 'error' ? value.kind : 'warning', text: String(value.text) }
}
