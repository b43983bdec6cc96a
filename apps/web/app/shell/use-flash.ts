import { useEffect } from 'react'
import { takeFlashMessage } from '../lib/browser/flash-message.ts'
import { notify } from '../ui/toast.ts'

/** Shows the message that the previous page saved, once. */
export const useFlashMessage = (): void => {
  useEffect(() => {
    const message = takeFlashMessage()
    if (message) void notify[message.kind](message.text, { where: 'shell' })
  }, [])
}
