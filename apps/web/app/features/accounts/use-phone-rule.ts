import type { RegistrationPhoneRule } from '@warda/domain/phone'
import { useEffect, useState } from 'react'
import { callApi } from '../../lib/api/call-api.ts'

/** Phone numbers accepted at registration (decisions §10): the default rule until the settings are loaded. */
export const usePhoneRule = (): RegistrationPhoneRule => {
  const [rule, setRule] = useState<RegistrationPhoneRule>('either')
  useEffect(() => {
    let isUnmounted = false
    callApi('getSite', {}).then(
      ({ phoneRule }) => {
        if (!isUnmounted) setRule(phoneRule)
      },
      () => undefined,
    )
    return () => {
      isUnmounted = true
    }
  }, [])
  return rule
}
