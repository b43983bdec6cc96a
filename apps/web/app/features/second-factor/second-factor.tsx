import type { Answer } from '@warda/contract/call'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useScrollToAnchor } from '../../lib/browser/use-scroll-to-anchor.ts'
import { formatDate } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { RecoveryCodes } from '../../ui/security/recovery-codes.tsx'
import { DisableForm } from './disable-form.tsx'
import { RenewForm } from './renew-form.tsx'
import { SetUpForm } from './set-up-form.tsx'

type SecondFactorData = Answer<'getSecondFactor'>['data']

/** The authenticator app of the user: set up, new recovery codes, turn off (GROW-10). */
export function SecondFactor({ userId }: { userId: string }) {
  const query = useApiQuery('getSecondFactor', { params: { userId } }, { select: ({ data }) => data })
  const section = useScrollToAnchor<HTMLElement>('second-factor')
  return (
    <section
      ref={section}
      id="second-factor"
      aria-labelledby="second-factor-title"
      className="mt-6 grid scroll-mt-24 gap-5 rounded-card border border-line bg-card p-5 sm:p-8"
    >
      <header className="grid gap-2">
        <h2 id="second-factor-title" className="text-2xl">
          {m.second_factor_title()}
        </h2>
        <p className="text-ink-soft">{m.second_factor_lead()}</p>
      </header>
      <QueryResult query={query}>{(state) => <SecondFactorState userId={userId} state={state} />}</QueryResult>
    </section>
  )
}

type Task = 'setUp' | 'renew' | 'disable'

function SecondFactorState({ userId, state }: { userId: string; state: SecondFactorData }) {
  const { since, recoveryCodes, isRequired } = state
  const [task, setTask] = useState<Task | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = (): void => {
    setTask(null)
    setCodes(null)
    void invalidate('getSecondFactor')
  }
  const titles: Record<Task, string> = {
    setUp: m.second_factor_set_up_title(),
    renew: m.second_factor_renew_title(),
    disable: m.second_factor_disable_title(),
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={since === null ? 'neutral' : 'done'}>
          {since === null
            ? m.second_factor_state_off()
            : m.second_factor_state_on({ time: formatDate(since, currentLanguage()) })}
        </Badge>
        {since !== null && <p>{m.second_factor_codes_left({ count: recoveryCodes })}</p>}
        {isRequired && <p className="text-ink-soft">{m.second_factor_required()}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {since === null ? (
          <Button className="min-h-12" onClick={() => setTask('setUp')}>
            {m.second_factor_set_up()}
          </Button>
        ) : (
          <>
            <Button look="secondary" className="min-h-12" onClick={() => setTask('renew')}>
              {m.second_factor_renew()}
            </Button>
            {!isRequired && (
              <Button look="quiet" className="min-h-12 text-canceled-ink" onClick={() => setTask('disable')}>
                {m.second_factor_disable()}
              </Button>
            )}
          </>
        )}
      </div>
      <Dialog open={task !== null && codes === null} onClose={close} title={task === null ? '' : titles[task]}>
        {task === 'setUp' && <SetUpForm userId={userId} onConfirmed={setCodes} />}
        {task === 'renew' && <RenewForm userId={userId} onRenewed={setCodes} />}
        {task === 'disable' && <DisableForm userId={userId} onDisabled={close} />}
      </Dialog>
      {codes && <RecoveryCodes codes={codes} onDone={close} />}
    </>
  )
}
