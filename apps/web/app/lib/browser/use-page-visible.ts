import { useSyncExternalStore } from 'react'

const watch = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * True while a person can see the page. Mail scanners and prerendering load links unseen; a one-time token must not be
 * spent by them.
 */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(
    watch,
    () => document.visibilityState === 'visible',
    () => false,
  )
