import type { ReactNode } from 'react'
import { LeafOrnament } from '../../ui/media/leaf-ornament.tsx'

type AuthPageProps = { title: ReactNode; lead?: ReactNode; icon?: ReactNode; children?: ReactNode }

/** Layout of the pages that e-mails link to. */
export function AuthPage({ title, lead, icon, children }: AuthPageProps) {
  return (
    <section className="page section grid flex-1 place-items-center">
      <div className="w-full max-w-lg rounded-card border border-line bg-card px-5 py-9 sm:px-10 sm:py-12">
        <div className="grid justify-items-center gap-3 text-center">
          <div className="text-leaf">{icon ?? <LeafOrnament />}</div>
          <h1 className="text-3xl">{title}</h1>
          {lead && <div className="max-w-sm text-ink-soft">{lead}</div>}
        </div>
        {children && <div className="mt-7">{children}</div>}
      </div>
    </section>
  )
}
