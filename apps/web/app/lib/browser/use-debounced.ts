import { useEffect, useState } from 'react'

/** The value after it has not changed for `ms`. */
export const useDebounced = <T>(value: T, ms = 200): T => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return debounced
}
