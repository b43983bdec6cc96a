import type { Branch } from '@warda/contract/branches'
import { m } from '@warda/i18n/messages'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { AddManagerForm } from './add-manager-form.tsx'
import { DeleteManager } from './delete-manager.tsx'
import { EmployeeStatus } from './employee-status.tsx'
import { ManagerFacts } from './manager-facts.tsx'

/** The manager of the branch: add when there is none, else show and delete (CLIENT-05). */
export function ManagerSection({ branch }: { branch: Branch }) {
  const manager = branch.branchManager
  const [open, setOpen] = useState<'add' | 'show' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <Panel
      title={m.managers_title()}
      action={
        manager === null && (
          <Button onClick={() => setOpen('add')}>
            <UserRoundPlus aria-hidden="true" size={18} />
            {m.managers_add()}
          </Button>
        )
      }
    >
      {manager === null ? (
        <p className="text-ink-soft">{m.managers_none()}</p>
      ) : (
        <div className="grid gap-4">
          <p className="flex flex-wrap items-center gap-3">
            <bdi className="font-semibold text-lg">{manager.user.fullName}</bdi>
            <EmployeeStatus />
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => setOpen('show')}>
              {m.managers_show()}
            </Button>
            <Button look="secondary" className="text-petal-deep" onClick={() => setOpen('delete')}>
              {m.managers_delete()}
            </Button>
          </div>
        </div>
      )}
      <Dialog open={open === 'add'} onClose={close} title={m.managers_add_title({ branch: branch.branchName })} wide>
        <AddManagerForm branchId={branch.id} onDone={close} onCancel={close} />
      </Dialog>
      {manager !== null && (
        <>
          <Dialog open={open === 'show'} onClose={close} title={<bdi>{manager.user.fullName}</bdi>}>
            <ManagerFacts manager={manager} />
          </Dialog>
          <DeleteManager branchId={branch.id} manager={manager} open={open === 'delete'} onClose={close} />
        </>
      )}
    </Panel>
  )
}
