import { type RefObject, useEffect } from 'react'

/** Ctrl + S, or Command + S, presses the button that saves; while a dialog is open it does nothing, and the browser never saves the page. */
export const useSaveKey = (button: RefObject<HTMLButtonElement | null>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (document.querySelector('dialog[open]') === null) button.current?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [button])
}
