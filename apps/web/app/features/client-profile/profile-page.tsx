import type { ClientProfile } from '@warda/contract/clients'
import { m } from '@warda/i18n/messages'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CompanyCard } from './company-card.tsx'
import { refreshClientCookie, useProfile } from './use-profile.ts'

const Wizard = lazy(() => import('./wizard.tsx').then((module) => ({ default: module.Wizard })))

type ProfileRoomProps = {
  userId: string
  /** The card shows the contact data only. */
  brief?: boolean
  /** Content below the card of a complete profile. */
  after?: (profile: ClientProfile) => ReactNode
}

/** The wizard while the profile is incomplete or edited, else the card (CLIENT-01). */
export function ProfilePage({ userId, brief = false, after }: ProfileRoomProps) {
  const query = useProfile(userId)
  const [editing, setEditing] = useState(false)
  const complete = query.data?.isNotComplete === false
  useEffect(() => {
    if (complete) void refreshClientCookie(userId)
  }, [complete, userId])
  return (
    <QueryResult query={query}>
      {(profile) => {
        if (profile.isNotComplete || editing) {
          return (
            <div className="grid gap-5">
              <p className="max-w-2xl text-ink-soft">{editing ? m.client_edit_lead() : m.client_wizard_lead()}</p>
              <Suspense fallback={<Skeleton className="h-96 w-full" />}>
                <Wizard
                  userId={userId}
                  profile={profile}
                  onDone={() => setEditing(false)}
                  {...(editing ? { onCancel: () => setEditing(false) } : {})}
                />
              </Suspense>
            </div>
          )
        }
        return (
          <div className="grid gap-6">
            <CompanyCard profile={profile} brief={brief} onEdit={() => setEditing(true)} />
            {after?.(profile)}
          </div>
        )
      }}
    </QueryResult>
  )
}
