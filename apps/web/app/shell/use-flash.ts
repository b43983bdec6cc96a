import { useEffect } from 'react'
import { takeFlash } from '../lib/browser/flash-message.ts'
import { notify } from '../ui/toast.ts'

/** Says, once, what the page before left to say. */
export const useFlash = (): void => {
  useEffect(() => {
    const flash = takeFlash()
    if (flash) void notify[flash.kind](flash.text, { where: 'shell' })
  }, [])
}
