import { m } from '@warda/i18n/messages'
import { openAuthModal } from '../../lib/session/auth-modal-state.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { AmountText } from '../../ui/data/money.tsx'

/** The loyalty programme in one line, with a link to the account. */
export function Loyalty() {
  const session = useSession()
  return (
    <section className="bg-sage">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-7">
        <p className="font-display text-xl sm:text-2xl">
          <AmountText>{m.home_loyalty()}</AmountText>
        </p>
        {!session && (
          <Button look="secondary" onClick={() => openAuthModal('register')} className="in-data-signed-in:hidden">
            {m.home_loyalty_action()}
          </Button>
        )}
      </div>
    </section>
  )
}
