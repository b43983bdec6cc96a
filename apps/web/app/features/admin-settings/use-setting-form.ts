import type { SettingKey, SettingValues } from '@warda/contract/setting-values'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, getErrorMessage } from '../../lib/api/api-error.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { deleteDraft, readDraft, registerDraft, saveDraft } from '../../lib/forms/drafts.ts'
import { notify } from '../../ui/feedback/toast.ts'
import { fetchSetting, type Setting, saveSetting } from './use-settings.ts'

export type SettingForm<K extends SettingKey> = {
  value: SettingValues[K]
  /** Replaces some parts of the value. */
  set: (parts: Partial<SettingValues[K]>) => void
  /** The server's error of a part by its path: `hours.0.close`. */
  getError: (...path: (string | number)[]) => string | undefined
  /** Whether the server returned an error for the part or for anything in it. */
  hasErrors: (...path: (string | number)[]) => boolean
  dirty: boolean
  busy: boolean
  problem: string | null
  /** The server's message when somebody else saved a newer version. */
  conflict: string | null
  restored: boolean
  base: Setting<K>
  discard: () => void
  restoreVersion: (value: SettingValues[K]) => void
  loadSavedVersion: () => void
  overwrite: () => void
  submit: (event: FormEvent<HTMLFormElement>) => void
}

type SaveErrors = { errors: Record<string, string[]>; problem: string | null; conflict: string | null }
const NO_ERRORS: SaveErrors = { errors: {}, problem: null, conflict: null }

/** The form of one setting, saved against the version that it started from. */
export function useSettingForm<K extends SettingKey>(setting: Setting<K>): SettingForm<K> {
  const { key } = setting
  const [base, setBase] = useState(setting)
  const [value, setValue] = useState(setting.value)
  const [saveErrors, setSaveErrors] = useState(NO_ERRORS)
  const form = useRef<HTMLFormElement>(null)
  const dirty = JSON.stringify(value) !== JSON.stringify(base.value)
  const restored = useDraft(key, { value, dirty, version: base.version }, setValue)

  useEffect(() => {
    if (Object.keys(saveErrors.errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [saveErrors])

  const resetTo = (from: Setting<K>): void => {
    setBase(from)
    setValue(from.value)
    setSaveErrors(NO_ERRORS)
  }
  const { busy, run } = useApiMutation((version: number) => saveSetting(key, value, version), {
    onSuccess: ({ message, setting: saved }) => {
      deleteDraft(getDraftKey(key))
      resetTo(saved)
      void notify.success(message)
    },
    onError: (error) => setSaveErrors(toSaveErrors(error)),
  })
  const save = (version: number): Promise<void> => {
    setSaveErrors(NO_ERRORS)
    return run(version)
  }
  const withNewestVersion = (use: (newest: Setting<K>) => void): void => {
    fetchSetting(key).then(
      (newest) => newest && use(newest),
      (error: unknown) => setSaveErrors(toSaveErrors(error)),
    )
  }
  return {
    value,
    base,
    dirty,
    busy,
    restored,
    problem: saveErrors.problem,
    conflict: saveErrors.conflict,
    set: (parts) => setValue((before) => ({ ...before, ...parts })),
    getError: (...path) => saveErrors.errors[path.join('.')]?.join(' '),
    hasErrors: (...path) => Object.keys(saveErrors.errors).some((name) => `${name}.`.startsWith(`${path.join('.')}.`)),
    discard: () => {
      deleteDraft(getDraftKey(key))
      resetTo(base)
    },
    restoreVersion: (earlier) => {
      setValue(earlier)
      setSaveErrors(NO_ERRORS)
    },
    loadSavedVersion: () => withNewestVersion(resetTo),
    overwrite: () => withNewestVersion((newest) => void save(newest.version)),
    submit: (event) => {
      event.preventDefault()
      form.current = event.currentTarget
      if (!busy) void save(base.version)
    },
  }
}

const getDraftKey = (key: SettingKey): string => `setting:${key}`

const toSaveErrors = (error: unknown): SaveErrors => {
  if (error instanceof ApiError && error.status === 409) return { ...NO_ERRORS, conflict: error.message }
  return { ...NO_ERRORS, problem: getErrorMessage(error), errors: error instanceof ApiError ? error.errors : {} }
}

type FormState<V> = { value: V; dirty: boolean; version: number }

/** Keeps the draft in session storage until somebody saves another version. */
function useDraft<V extends object>(key: SettingKey, state: FormState<V>, setValue: (value: V) => void): boolean {
  const [restored, setRestored] = useState(false)
  const latest = useRef(state)
  latest.current = state
  useEffect(() => {
    const draft = readDraft(getDraftKey(key))
    if (draft !== null && draft.version === latest.current.version && typeof draft.value === 'object') {
      setValue(draft.value as V)
      setRestored(true)
    }
    const storeDraft = (): void => {
      const { value, dirty, version } = latest.current
      if (dirty) saveDraft(getDraftKey(key), { value, version })
    }
    const stop = registerDraft(storeDraft)
    addEventListener('pagehide', storeDraft)
    return () => {
      storeDraft()
      stop()
      removeEventListener('pagehide', storeDraft)
    }
  }, [key, setValue])
  return restored
}
