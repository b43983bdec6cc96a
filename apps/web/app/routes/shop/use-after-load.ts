import { useEffect, useState } from 'react'
import { whenIdle } from '../../shell/when-idle.ts'

/** Whether the page is loaded and was idle since: for parts that must not delay the first view. */
export function useAfterLoad(): boolean {
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    let cancel: () => void = () => undefined
    const start = (): void => {
      cancel = whenIdle(() => setAfter(true))
    }
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return () => {
      removeEventListener('load', start)
      cancel()
    }
  }, [])
  return isAfter
}
