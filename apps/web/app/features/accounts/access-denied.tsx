import { m } from '@warda/i18n/messages'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/feedback/toast.ts'

/** A link with missing parameters: "Access denied" and home (ROUTE-08, ROUTE-12). */
export function AccessDenied() {
  const navigate = useNavigate()
  useEffect(() => {
    void notify.warning(m.account_access_denied_link(), { where: 'shell' })
    void navigate(paths.home, { replace: true })
  }, [navigate])
  return null
}
