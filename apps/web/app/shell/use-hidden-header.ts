import { type RefObject, useEffect } from 'react'

/** Smaller scroll movements are ignored (px). */
const THRESHOLD = 6

/**
 * Hides the header while the page scrolls down and shows it when it scrolls up (SHELL-01). Never hides it near the top or
 * while it contains the keyboard focus. Sets `data-hidden` directly, without rendering.
 */
export function useHiddenHeader(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let lastPosition = window.scrollY
    const update = (): void => {
      const position = Math.max(0, window.scrollY)
      const element = header.current
      if (!element || Math.abs(position - lastPosition) < THRESHOLD) return
      const hasFocus = element.contains(document.activeElement) && element.matches(':focus-within:has(:focus-visible)')
      element.toggleAttribute('data-hidden', position > lastPosition && position > element.offsetHeight && !hasFocus)
      lastPosition = position
    }
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [header])
}
