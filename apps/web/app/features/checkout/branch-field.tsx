import { m } from '@warda/i18n/messages'
import { Controller } from 'react-hook-form'
import { Link } from 'react-router'
import { useBranchNames } from '../../lib/api/use-branch-names.ts'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PickField } from '../../ui/forms/pick-field.tsx'
import type { CheckoutForm } from './checkout-form.ts'

type BranchFieldProps = { checkout: CheckoutForm; userId: string; dashboard: string | null }

/** The branch to deliver to (decisions §4). */
export function BranchField({ checkout, userId, dashboard }: BranchFieldProps) {
  const { form, getError } = checkout
  const { data, error, refetch } = useBranchNames(userId)
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
    <Controller
      name="branchId"
      control={form.control}
      render={({ field: { ref: _, name: __, ...field } }) => (
        <PickField
          label={m.checkout_branch()}
          placeholder={m.checkout_branch_choose()}
          options={data}
          error={getError('branchId')}
          {...field}
        />
      )}
    />
  )
}
