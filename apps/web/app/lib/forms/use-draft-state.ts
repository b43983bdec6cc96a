import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { deleteDraft, readDraft, saveDraft } from './drafts.ts'

/**
 * State of a page that survives a reload of its tab, as the drafts of forms do, until `clear`. A stored draft replaces the initial value after
 * the first render, which must equal the server's.
 */
export function useDraftState<T extends Record<string, unknown>>(
  name: string,
  initial: T,
): { value: T; setValue: Dispatch<SetStateAction<T>>; clear: () => void } {
  const [value, setValue] = useState(initial)
  const first = useRef(initial)
  const isCleared = useRef(false)
  useEffect(() => {
    const stored = readDraft(name)
    if (stored !== null) setValue({ ...first.current, ...(stored as Partial<T>) })
  }, [name])
  useEffect(() => {
    if (value !== first.current && !isCleared.current) saveDraft(name, value)
  }, [name, value])
  const clear = useCallback((): void => {
    isCleared.current = true
    deleteDraft(name)
  }, [name])
  return { value, setValue, clear }
}
