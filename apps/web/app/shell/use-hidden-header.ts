import { type RefObject, useEffect } from 'react'

/** So small a movement is a trembling finger, not a wish (px). */
const TREMBLE = 6

/**
 * Hides the header while the page is scrolled down and shows it again at the first move up (SHELL-01). Never hides it
 * near the top, nor while something in it has the focus. Writes `data-hidden` itself: no part of the page is drawn again.
 */
export function useHiddenHeader(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY
    const look = (): void => {
      const now = Math.max(0, window.scrollY)
      const element = header.current
      if (!element || Math.abs(now - last) < TREMBLE) return
      const busy = element.contains(document.activeElement) && element.matches(':focus-within:has(:focus-visible)')
      element.toggleAttribute('data-hidden', now > last && now > element.offsetHeight && !busy)
      last = now
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [header])
}
