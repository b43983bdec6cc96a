import { useEffect, useState } from 'react'
import { whenIdle } from '../../shell/when-idle.ts'

/** Whether the page is loaded and was idle since: for parts that must not delay the first view. */
export function useAfterLoad(): boolean {
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    const wait = () => void whenIdle(() => setAfter(true))
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  }, [])
  return isAfter
}
