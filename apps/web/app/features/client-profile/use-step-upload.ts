import type { ClientProfile } from '@warda/contract/clients'
import { useState } from 'react'
import { saveFailureText } from '../../lib/api/save-failure.ts'
import { upload } from '../../lib/api/upload.ts'
import { notify } from '../../ui/feedback/toast.ts'

type StepCall = 'completeRegister' | 'completeOwner' | 'completeTax'

/** Uploads one step with its pictures; `progress` is the uploaded share. Errors are also shown as a toast (ERR-03). */
export const useStepUpload = (name: StepCall, userId: string) => {
  const [progress, setProgress] = useState<number | null>(null)
  const send = async (fields: Record<string, unknown>): Promise<ClientProfile> => {
    try {
      const { data } = await upload(name, { id: userId }, fields, setProgress)
      return data
    } catch (error) {
      void notify.error(saveFailureText(error))
      throw error
    } finally {
      setProgress(null)
    }
  }
  return { progress, send }
}
