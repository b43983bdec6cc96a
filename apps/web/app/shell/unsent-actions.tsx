import { m } from '@warda/i18n/messages'
import type { UnsentAction } from '../lib/offline/unsent-actions.ts'
import { Money } from '../ui/data/money.tsx'
import { Notice } from '../ui/feedback/notice.tsx'

/** Names the actions that signing out leaves unsent on this device, with their amounts (RUN-01). */
export function UnsentActions({ actions }: { actions: readonly UnsentAction[] }) {
  return (
    <Notice tone="warning">
      <p className="font-semibold">{m.driver_sign_out_unsent({ count: actions.length })}</p>
      <ul className="mt-1 list-disc ps-5">
        {actions.map(({ id, label, riyals }) => (
          <li key={id}>
            <bdi>{label}</bdi>
            {riyals !== null && (
              <>
                {' · '}
                <Money riyals={riyals} className="font-semibold" />
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1">{m.driver_sign_out_kept()}</p>
    </Notice>
  )
}
