import { m } from '@warda/i18n/messages'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/toast.ts'

const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An address whose user id is missing or none at all: "Invalid User Id", and home (ERR-04, spec §2, §5). */
export function RequireUserId({ id, children }: { id: string | undefined; children: ReactNode }) {
  const navigate = useNavigate()
  const known = id !== undefined && USER_ID.test(id)
  useEffect(() => {
    if (known) return
    void notify.warning(m.client_invalid_user(), { where: 'shell' })
    void navigate(paths.home, { replace: true })
  }, [known, navigate])
  return known ? children : null
}
