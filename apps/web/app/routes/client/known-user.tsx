import { m } from '@warda/i18n/messages'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/toast.ts'

const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Shows "Invalid User Id" and redirects home when the id in the address is missing or malformed (ERR-04, spec §2, §5). */
export function RequireUserId({ id, children }: { id: string | undefined; children: ReactNode }) {
  const navigate = useNavigate()
  const isValid = id !== undefined && USER_ID.test(id)
  useEffect(() => {
    if (isValid) return
    void notify.warning(m.client_invalid_user(), { where: 'shell' })
    void navigate(paths.home, { replace: true })
  }, [isValid, navigate])
  return isValid ? children : null
}
