import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useRef, useState } from 'react'
import { openAuthModal } from '../lib/session/auth-modal-state.ts'
import { useSession } from '../lib/session/session.ts'
import { User } from '../ui/icons.tsx'

const UserMenu = lazy(() => import('./user-menu.tsx').then((module) => ({ default: module.UserMenu })))

const shape =
  'min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2.5 font-semibold text-sm hover:bg-sand'

/**
 * Login button, or the button of the account menu. Until the browser has read the session, `data-signed-in` on <html>
 * decides which one is visible, so that the header does not shift.
 */
export function AccountButton() {
  const session = useSession()
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      {session ? null : (
        <button
          type="button"
          className={`${shape} flex in-data-signed-in:hidden`}
          aria-haspopup="dialog"
          aria-label={m.shell_login_or_register()}
          onClick={() => openAuthModal('login')}
        >
          <User aria-hidden="true" size={21} />
          <span className="hidden 2xl:inline">{m.shell_login()}</span>
        </button>
      )}
      {session === null ? null : (
        <button
          ref={button}
          type="button"
          className={session ? `${shape} flex` : `${shape} hidden in-data-signed-in:flex`}
          aria-haspopup="true"
          aria-expanded={opened}
          aria-label={m.shell_account_menu()}
          onClick={() => setOpened(!opened)}
        >
          <span aria-hidden="true" className="grid size-8 place-items-center rounded-full bg-leaf text-white">
            <User size={17} />
          </span>
        </button>
      )}
      {session && opened && (
        <Suspense>
          <UserMenu session={session} button={button} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
