import { useEffect, useState } from 'react'

/** A value once it has stood still for `ms`: what is typed is asked for when the typing pauses. */
export const useDebounced = <T>(value: T, ms = 200): T => {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return paused
}
