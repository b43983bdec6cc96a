import { useEffect, useState } from 'react'
import { deleteDraft, readDraft, saveDraft } from '../../lib/forms/drafts.ts'

/** A text that is stored in this tab until it is emptied. */
export const useDraftText = (name: string): [string, (text: string) => void] => {
  const [text, setText] = useState('')
  useEffect(() => {
    const stored = readDraft(name)?.text
    if (typeof stored === 'string') setText(stored)
  }, [name])
  const updateText = (typed: string): void => {
    setText(typed)
    if (typed === '') deleteDraft(name)
    else saveDraft(name, { text: typed })
  }
  return [text, updateText]
}
