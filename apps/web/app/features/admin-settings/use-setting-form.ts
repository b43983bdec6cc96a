import type { SettingKey, SettingValues } from '@warda/contract/setting-values'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, textOf } from '../../lib/api/api-error.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { dropDraft, keepDraftOf, readDraft, saveDraft } from '../../lib/forms/drafts.ts'
import { notify } from '../../ui/feedback/toast.ts'
import { fetchSetting, type Setting, saveSetting } from './use-settings.ts'

export type SettingForm<K extends SettingKey> = {
  value: SettingValues[K]
  /** Replaces some parts of the value. */
  set: (parts: Partial<SettingValues[K]>) => void
  /** The server's error of a part by its path: `hours.0.close`. */
  errorOf: (...path: (string | number)[]) => string | undefined
  /** Whether the server returned an error for the part or for anything in it. */
  hasErrors: (...path: (string | number)[]) => boolean
  dirty: boolean
  busy: boolean
  problem: string | null
  /** The server's message when somebody else saved a newer version. */
  conflict: string | null
  restored: boolean
  kept: Setting<K>
  discard: () => void
  putBack: (value: SettingValues[K]) => void
  takeTheirs: () => void
  keepMine: () => void
  submit: (event: FormEvent<HTMLFormElement>) => void
}

type Trouble = { errors: Record<string, string[]>; problem: string | null; conflict: string | null }
const CALM: Trouble = { errors: {}, problem: null, conflict: null }

/** The form of one setting, saved against the version that it started from. */
export function useSettingForm<K extends SettingKey>(setting: Setting<K>): SettingForm<K> {
  const { key } = setting
  const [kept, setKept] = useState(setting)
  const [value, setValue] = useState(setting.value)
  const [trouble, setTrouble] = useState(CALM)
  const form = useRef<HTMLFormElement>(null)
  const dirty = JSON.stringify(value) !== JSON.stringify(kept.value)
  const restored = useKeptDraft(key, { value, dirty, version: kept.version }, setValue)

  useEffect(() => {
    if (Object.keys(trouble.errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [trouble])

  const begin = (from: Setting<K>): void => {
    setKept(from)
    setValue(from.value)
    setTrouble(CALM)
  }
  const { busy, run } = useApiMutation((version: number) => saveSetting(key, value, version), {
    onSuccess: ({ message, setting: saved }) => {
      dropDraft(nameOf(key))
      begin(saved)
      void notify.success(message)
    },
    onError: (error) => setTrouble(troubleOf(error)),
  })
  const save = (version: number): Promise<void> => {
    setTrouble(CALM)
    return run(version)
  }
  const onNewest = (then: (newest: Setting<K>) => void): void => {
    fetchSetting(key).then(
      (newest) => newest && then(newest),
      (error: unknown) => setTrouble(troubleOf(error)),
    )
  }
  return {
    value,
    kept,
    dirty,
    busy,
    restored,
    problem: trouble.problem,
    conflict: trouble.conflict,
    set: (parts) => setValue((before) => ({ ...before, ...parts })),
    errorOf: (...path) => trouble.errors[path.join('.')]?.join(' '),
    hasErrors: (...path) => Object.keys(trouble.errors).some((name) => `${name}.`.startsWith(`${path.join('.')}.`)),
    discard: () => {
      dropDraft(nameOf(key))
      begin(kept)
    },
    putBack: (earlier) => {
      setValue(earlier)
      setTrouble(CALM)
    },
    takeTheirs: () => onNewest(begin),
    keepMine: () => onNewest((newest) => void save(newest.version)),
    submit: (event) => {
      event.preventDefault()
      form.current = event.currentTarget
      if (!busy) void save(kept.version)
    },
  }
}

const nameOf = (key: SettingKey): string => `setting:${key}`

const troubleOf = (error: unknown): Trouble => {
  if (error instanceof ApiError && error.status === 409) return { ...CALM, conflict: error.message }
  return { ...CALM, problem: textOf(error), errors: error instanceof ApiError ? error.errors : {} }
}

type Typed<V> = { value: V; dirty: boolean; version: number }

/** Keeps the draft in session storage until somebody saves another version. */
function useKeptDraft<V extends object>(key: SettingKey, typed: Typed<V>, put: (value: V) => void): boolean {
  const [restored, setRestored] = useState(false)
  const now = useRef(typed)
  now.current = typed
  useEffect(() => {
    const draft = readDraft(nameOf(key))
    if (draft !== null && draft.version === now.current.version && typeof draft.value === 'object') {
      put(draft.value as V)
      setRestored(true)
    }
    const keep = (): void => {
      const { value, dirty, version } = now.current
      if (dirty) saveDraft(nameOf(key), { value, version })
    }
    const stop = keepDraftOf(keep)
    addEventListener('pagehide', keep)
    return () => {
      keep()
      stop()
      removeEventListener('pagehide', keep)
    }
  }, [key, put])
  return restored
}
