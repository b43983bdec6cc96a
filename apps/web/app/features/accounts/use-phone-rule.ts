import type { PhoneRule } from '@warda/contract/accounts'
import { useEffect, useState } from 'react'
import { callApi } from '../../lib/api/call-api.ts'

/** Phone numbers accepted at registration (decisions §10): the specified rule until the settings are loaded. */
export const usePhoneRule = (): PhoneRule => {
  const [rule, setRule] = useState<PhoneRule>('elevenCharacters')
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
