import { type RefObject, useEffect } from 'react'

/** "/" goes to the search box, unless somebody is typing elsewhere or a dialog is open. */
export const useSearchShortcut = (box: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      const at = document.activeElement
      if (at instanceof HTMLElement && at.matches('input, textarea, select, [contenteditable], dialog *')) return
      event.preventDefault()
      box.current?.focus()
      box.current?.select()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [box])
}
