import type { CashDrawer } from '@warda/contract/cash-drawers'
import { m } from '@warda/i18n/messages'
import { ArrowDownToLine, ArrowUpFromLine, Lock, LockOpen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { adminPaths } from '../../admin-paths.ts'
import { ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useDrawer } from './use-drawer.ts'

/** Loaded with the first dialog. */
const OpenForm = lazy(() => import('./open-drawer-form.tsx').then((module) => ({ default: module.OpenDrawerForm })))
const MovementForm = lazy(() => import('./movement-form.tsx').then((module) => ({ default: module.MovementForm })))
const CloseForm = lazy(() => import('./close-drawer-form.tsx').then((module) => ({ default: module.CloseDrawerForm })))

type Action = 'open' | 'payIn' | 'payOut' | 'close'

/** The state of the cash drawer, and its dialogs: open, pay in, pay out, count and close. */
export function DrawerPanel() {
  const { data, error, refetch } = useDrawer()
  const [action, setAction] = useState<Action | null>(null)
  if (error && !data) return <FailedNotice error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-12 w-64" />
  const drawer = data.data
  const end = (): void => setAction(null)
  const titles = {
    open: m.cash_drawer_open(),
    payIn: m.cash_drawer_pay_in(),
    payOut: m.cash_drawer_pay_out(),
    close: m.cash_drawer_close(),
  }
  return (
    <section aria-label={m.cash_drawer_title()} className="flex flex-wrap items-center gap-2 [&_button]:min-h-12">
      {drawer === null ? (
        <>
          <p className="me-2 text-ink-soft">{m.cash_drawer_none()}</p>
          <Button onClick={() => setAction('open')}>
            <LockOpen aria-hidden="true" size={18} />
            {titles.open}
          </Button>
        </>
      ) : (
        <>
          <p className="me-2">
            {m.cash_drawer_in_it()} <Money riyals={drawer.expected} className="font-semibold" />
          </p>
          <Button look="secondary" onClick={() => setAction('payIn')}>
            <ArrowDownToLine aria-hidden="true" size={18} />
            {titles.payIn}
          </Button>
          <Button look="secondary" onClick={() => setAction('payOut')}>
            <ArrowUpFromLine aria-hidden="true" size={18} />
            {titles.payOut}
          </Button>
          <Button look="secondary" onClick={() => setAction('close')}>
            <Lock aria-hidden="true" size={18} />
            {titles.close}
          </Button>
        </>
      )}
      <LinkButton look="quiet" className="min-h-12" to={adminPaths.counterDrawers}>
        {m.cash_drawers_all()}
      </LinkButton>
      <ResponsiveDialog open={action !== null} title={action === null ? '' : titles[action]} onClose={end}>
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          {action === 'open' && <OpenForm onClose={end} />}
          {action !== null && action !== 'open' && drawer !== null && (
            <DrawerForm action={action} drawer={drawer} onClose={end} />
          )}
        </Suspense>
      </ResponsiveDialog>
    </section>
  )
}

function DrawerForm({
  action,
  drawer,
  onClose,
}: {
  action: Exclude<Action, 'open'>
  drawer: CashDrawer
  onClose: () => void
}) {
  if (action === 'close') return <CloseForm key={drawer.expected} drawer={drawer} onClose={onClose} />
  return <MovementForm drawer={drawer} kind={action} onClose={onClose} />
}
