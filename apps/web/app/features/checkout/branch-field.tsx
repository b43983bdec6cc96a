import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { useBranches } from './use-branches.ts'
import type { CheckoutForm } from './use-checkout.ts'

type BranchFieldProps = { checkout: CheckoutForm; userId: string; dashboard: string | null }

/** The branch to deliver to (decisions §4). */
export function BranchField({ checkout, userId, dashboard }: BranchFieldProps) {
  const { form, getError } = checkout
  const { data, error, refetch } = useBranches(userId)
  if (data === undefined && error !== null) {
    return <FailedNotice error={error} onRetry={refetch} />
  }
  if (data === undefined) return <Skeleton className="h-18 w-full" />
  if (data.length === 0) {
    return (
      <Notice tone="warning">
        {m.checkout_branch_none()}{' '}
        {dashboard !== null && (
          <Link to={`${dashboard}/branches`} className="font-semibold underline">
            {m.checkout_branch_add()}
          </Link>
        )}
      </Notice>
    )
  }
  return (
    <SelectField
      label={m.checkout_branch()}
      error={getError('branchId')}
      {...form.register('branchId', { setValueAs: (value) => Number(value) || 0 })}
    >
      <option value={0}>{m.checkout_branch_choose()}</option>
      {data.map((branch) => (
        <option key={branch.id} value={branch.id}>
          {`${branch.branchName}: ${branch.address}`}
        </option>
      ))}
    </SelectField>
  )
}
