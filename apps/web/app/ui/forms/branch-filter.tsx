import { m } from '@warda/i18n/messages'
import { useBranchNames } from '../../lib/api/use-branch-names.ts'
import { PickField } from './pick-field.tsx'

type BranchFilterProps = { userId: string; value: number; onChange: (branchId: number) => void }

/** Limits a list to one branch; nothing is shown while there is only one. */
export function BranchFilter({ userId, value, onChange }: BranchFilterProps) {
  const { data: branches = [] } = useBranchNames(userId)
  if (branches.length < 2) return null
  return (
    <PickField
      label={m.branches_filter()}
      noneText={m.branches_filter_all()}
      options={branches}
      value={value}
      onChange={onChange}
    />
  )
}
