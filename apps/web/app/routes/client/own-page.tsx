import type { ReactNode } from 'react'
import { type Session, useSession } from '../../lib/session/session.ts'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'

type OwnPageProps = { title: ReactNode; lead?: ReactNode; children: (session: Session) => ReactNode }

/** A dashboard page with its heading; the layout has checked the session. */
export function SessionPage({ title, lead, children }: OwnPageProps) {
  const session = useSession()
  return (
    <>
      <DashboardHeading title={title} lead={lead} />
      {session && children(session)}
    </>
  )
}
