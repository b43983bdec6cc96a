import { BUYER_ROLES, hasPrimaryRole, STAFF_ROLES } from '@warda/domain/access/roles'
import { m } from '@warda/i18n/messages'
import { Bell, Gift, Heart, LayoutDashboard, LogOut, Package, Settings } from 'lucide-react'
import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { UnsentAction } from '../lib/offline/unsent-actions.ts'
import type { Session } from '../lib/session/session.ts'
import { signOut } from '../lib/session/session-changes.ts'
import { dashboardPath, paths } from '../paths.ts'
import { notify } from '../ui/feedback/toast.ts'
import { ConfirmDialog } from '../ui/layout/confirm-dialog.tsx'
import { menuPosition } from './menu-position.ts'

const UnsentActions = lazy(() => import('./unsent-actions.tsx').then((module) => ({ default: module.UnsentActions })))

type UserMenuProps = { session: Session; button: RefObject<HTMLButtonElement | null>; onClose: () => void }

const entry = 'flex min-h-12 w-full items-center gap-3 rounded-field px-3 text-start font-medium hover:bg-sand'

/** The account menu (SHELL-05, SHELL-06). Closes with its button, an entry, a press outside, or Escape. */
export function UserMenu({ session, button, onClose }: UserMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const [confirming, setConfirming] = useState(false)
  const [unsent, setUnsent] = useState<readonly UnsentAction[]>([])
  const navigate = useNavigate()
  usePosition(menu, button)
  useClosing(menu, button, confirming ? null : onClose)
  const dashboard = dashboardPath(session)
  const entries = [
    [paths.wishlist, m.shell_wishlist(), Heart],
    [paths.orders(session.userId), m.shell_my_orders(), Package],
    [paths.loyalty(session.userId), m.shell_points(), Gift],
    ...(hasPrimaryRole(session, ...BUYER_ROLES)
      ? [[paths.reminders(session.userId), m.account_nav_reminders(), Bell] as const]
      : []),
    ...(dashboard ? [[dashboard, dashboardName(session), LayoutDashboard] as const] : []),
    [paths.setting(session.userId), m.shell_settings(), Settings],
  ] as const
  const startSignOut = async (): Promise<void> => {
    // Only staff pages have an outbox.
    if (hasPrimaryRole(session, ...STAFF_ROLES)) {
      const { readUnsentActions } = await import('../lib/offline/unsent-actions.ts')
      setUnsent(await readUnsentActions(session.userId))
    }
    setConfirming(true)
  }
  const confirmSignOut = () => {
    signOut()
    void notify.success(m.auth_logout_done(), { where: 'shell' })
    onClose()
    void navigate(paths.home)
  }
  return (
    <>
      <div
        ref={menu}
        className="fixed z-50 rounded-card border border-line bg-card p-2 shadow-float transition-[opacity,transform] duration-150 ease-out starting:-translate-y-1 starting:opacity-0"
      >
        <div className="border-line border-b px-3 pt-2 pb-3">
          <p className="truncate font-semibold">{session.fullName}</p>
          <p className="truncate text-ink-soft text-sm">
            <bdi>{session.email}</bdi>
          </p>
        </div>
        <nav aria-label={m.shell_account_menu()} className="pt-2">
          <ul>
            {entries.map(([path, name, Icon]) => (
              <li key={path}>
                <Link to={path} className={entry} onClick={onClose}>
                  <Icon aria-hidden="true" size={19} className="text-ink-soft" />
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" className={`${entry} text-petal-deep`} onClick={() => void startSignOut()}>
                <LogOut aria-hidden="true" size={19} className="rtl:-scale-x-100" />
                {m.shell_sign_out()}
              </button>
            </li>
          </ul>
        </nav>
      </div>
      <ConfirmDialog
        open={confirming}
        title={m.shell_sign_out_title()}
        confirmLabel={m.shell_sign_out()}
        cancelLabel={m.shell_stay()}
        onConfirm={confirmSignOut}
        onCancel={() => setConfirming(false)}
      >
        {unsent.length === 0 ? (
          m.shell_sign_out_text()
        ) : (
          <Suspense>
            <UnsentActions actions={unsent} />
          </Suspense>
        )}
      </ConfirmDialog>
    </>
  )
}

/** Admins see the name of the back office. */
const dashboardName = (session: Session): string =>
  hasPrimaryRole(session, 'Admin') ? m.admin_dashboard() : m.shell_my_dashboard()

function usePosition(menu: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const setPosition = (): void => {
      if (!menu.current || !button.current) return
      const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
      const position = menuPosition(
        button.current.getBoundingClientRect(),
        document.documentElement.getBoundingClientRect().width,
        direction,
      )
      Object.assign(menu.current.style, {
        left: `${position.left}px`,
        top: `${position.top}px`,
        width: `${position.width}px`,
      })
    }
    setPosition()
    window.addEventListener('resize', setPosition)
    return () => window.removeEventListener('resize', setPosition)
  }, [menu, button])
}

function useClosing(
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onClose: (() => void) | null,
): void {
  useEffect(() => {
    if (!onClose) return
    const closeOnPressOutside = (event: PointerEvent): void => {
      const target = event.target as Node
      if (!menu.current?.contains(target) && !button.current?.contains(target)) onClose()
    }
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      onClose()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOnPressOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOnPressOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [menu, button, onClose])
}
