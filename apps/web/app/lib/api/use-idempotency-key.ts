import { useRef } from 'react'
import { isUnsettled } from './call-api.ts'
import { randomKey } from './random-key.ts'

/**
 * The key of one wish, from the opening of its dialog until the server has said yes or no. After a refusal the next try is
 * another wish; while nobody knows whether it was done, it stays the same one.
 */
export const useWishKey = () => {
  const key = useRef(randomKey())
  return {
    read: (): string => key.current,
    failed: (error: unknown): void => {
      if (!isUnsettled(error)) key.current = randomKey()
    },
  }
}
