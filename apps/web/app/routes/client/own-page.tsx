import type { ReactNode } from 'react'
import { type Session, useSession } from '../../lib/session/session.ts'
import { DashboardHeading } from '../../shell/dashboard-heading.tsx'

type OwnPageProps = { title: ReactNode; lead?: ReactNode; children: (session: Session) => ReactNode }

/** A page of the dashboard: its heading, and the content for the signed-in person, whom the layout has let in. */
export function SessionPage({ title, lead, children }: OwnPageProps) {
  const session = useSession()
  return (
    <>
      <DashboardHeading title={title} lead={lead} />
      {session && children(session)}
    </>
  )
}
