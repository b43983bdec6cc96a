import { type RefObject, useEffect } from 'react'

/**
 * Ctrl + S or Command + S clicks the save button, except while a dialog is open; the browser's own save is prevented.
 */
export const useSaveShortcut = (button: RefObject<HTMLButtonElement | null>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (document.querySelector('dialog[open]') === null) button.current?.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [button])
}
