import type { PublicUser } from '@warda/contract/users'
import { useApiQuery, writeCached } from '../../lib/api/api-query.ts'
import type { Session } from '../../lib/session/session.ts'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Name, e-mail, phone and password of the signed-in user (ROUTE-14). */
export function Settings({ session }: { session: Session }) {
  const { userId } = session
  const { data, error, refetch } = useApiQuery('getPublicUser', { params: { userId } })
  const cacheUser = (changed: PublicUser): void => {
    writeCached('getPublicUser', { params: { userId } }, { data: changed })
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <section className="rounded-card border border-line bg-card p-5 sm:p-8">
        {error && data === undefined ? (
          <FailedNotice error={error} onRetry={refetch} />
        ) : data === undefined ? (
          <FormSkeleton />
        ) : (
          <ProfileForm session={session} person={data.data} onChanged={cacheUser} />
        )}
      </section>
      <PasswordCard userId={userId} email={data?.data.email ?? session.email} />
    </div>
  )
}

function FormSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-11 w-40" />
    </div>
  )
}
