import { m } from '@warda/i18n/messages'
import type { Session } from '../../lib/session/session.ts'
import { DeleteAccount } from './delete-account.tsx'
import { MyData } from './my-data.tsx'
import { News } from './news.tsx'

/** Stored data, consents and account deletion (PDPL). */
export function Privacy({ session: { userId } }: { session: Session }) {
  return (
    <section aria-labelledby="privacy" className="mt-6 grid gap-6 rounded-card border border-line bg-card p-5 sm:p-8">
      <header className="grid gap-2">
        <h2 id="privacy" className="text-2xl">
          {m.privacy_title()}
        </h2>
        <p className="text-ink-soft">{m.privacy_lead()}</p>
      </header>
      <div className="grid gap-6 lg:grid-cols-2">
        <MyData userId={userId} />
        <News userId={userId} />
      </div>
      <DeleteAccount userId={userId} />
    </section>
  )
}
