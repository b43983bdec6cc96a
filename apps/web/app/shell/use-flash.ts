import { useEffect } from 'react'
import { takeFlashMessage } from '../lib/browser/flash-message.ts'
import { notify } from '../ui/toast.ts'

/** Says, once, what the page before left to say. */
export const useFlashMessage = (): void => {
  useEffect(() => {
    const flash = takeFlashMessage()
    if (flash) void notify[flash.kind](flash.text, { where: 'shell' })
  }, [])
}
