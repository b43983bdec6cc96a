import type { Branch, BranchManager } from '@warda/contract/branches'
import { m } from '@warda/i18n/messages'
import { Phone, Store, UserRound } from 'lucide-react'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { doubtText } from '../../lib/forms/doubt-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { revokeManager } from './use-clients.ts'

/** The company's branches with their managers, whose access can be revoked. */
export function Branches({ branches }: { branches: readonly Branch[] }) {
  const [revokeTarget, setRevokeTarget] = useState<BranchManager | null>(null)
  return (
    <Panel title={m.admin_clients_branches()}>
      {branches.length === 0 && <p className="text-ink-soft">{m.admin_clients_no_branches()}</p>}
      <ul className="grid divide-y divide-line">
        {branches.map((branch) => (
          <li key={branch.id} className="grid gap-2 py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="flex items-center gap-2 font-semibold font-text text-base">
                <Store aria-hidden="true" size={17} className="shrink-0 text-ink-soft" />
                <bdi>{branch.branchName}</bdi>
              </h3>
              <p className="text-ink-soft text-sm">
                {m.admin_clients_branch_orders({ count: branch.orders })}
                {branch.monthlyBudget !== null && (
                  <>
                    {' · '}
                    {m.admin_clients_budget()} <Money riyals={branch.monthlyBudget} />
                  </>
                )}
              </p>
            </div>
            <p className="text-[0.9375rem]">
              <bdi>{branch.address}</bdi>
            </p>
            <p className="flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
              <a
                href={`tel:${branch.phoneNumber}`}
                className="inline-flex min-h-11 items-center gap-1.5 hover:underline"
              >
                <Phone aria-hidden="true" size={14} />
                <bdi className="tabular" dir="ltr">
                  {branch.phoneNumber}
                </bdi>
              </a>
              <bdi>{branch.openingHours}</bdi>
            </p>
            <Manager manager={branch.branchManager} onRevoke={setRevokeTarget} />
          </li>
        ))}
      </ul>
      <RevokeManager manager={revokeTarget} onClose={() => setRevokeTarget(null)} />
    </Panel>
  )
}

type ManagerProps = { manager: BranchManager | null; onRevoke: (manager: BranchManager) => void }

function Manager({ manager, onRevoke }: ManagerProps) {
  if (manager === null) return <p className="text-ink-soft text-sm">{m.admin_clients_no_manager()}</p>
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-field bg-paper px-3 py-1.5">
      <p className="flex min-w-0 items-center gap-2 text-[0.9375rem]">
        <UserRound aria-hidden="true" size={16} className="shrink-0 text-ink-soft" />
        <span className="min-w-0">
          <bdi className="font-medium">{manager.user.fullName}</bdi>{' '}
          <a href={`mailto:${manager.user.email}`} className="break-words text-ink-soft text-sm hover:underline">
            <bdi>{manager.user.email}</bdi>
          </a>
          {manager.identityDoubt && (
            <span className="block text-pending-ink text-sm">
              {m.managers_identity()}: {doubtText(manager.identityDoubt)}
            </span>
          )}
        </span>
      </p>
      <Button
        look="quiet"
        className="text-petal-deep!"
        aria-label={m.admin_clients_end_of({ name: manager.user.fullName })}
        onClick={() => onRevoke(manager)}
      >
        {m.admin_clients_end()}
      </Button>
    </div>
  )
}

function RevokeManager({ manager, onClose }: { manager: BranchManager | null; onClose: () => void }) {
  const { busy, problem, run, reset } = useApiMutation(
    ({ branch, id }: BranchManager) => revokeManager(branch.id, id),
    {
      onSuccess: () => onClose(),
      onError: (error) => void notify.error(getErrorMessage(error)),
    },
  )
  const close = (): void => {
    reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={manager !== null}
      dangerous
      busy={busy}
      title={m.admin_clients_end_title()}
      confirmLabel={m.admin_clients_end()}
      onConfirm={() => manager && void run(manager)}
      onCancel={close}
    >
      <p>{manager && m.admin_clients_end_text({ name: manager.user.fullName, branch: manager.branch.branchName })}</p>
      {problem && (
        <div className="mt-4">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}
