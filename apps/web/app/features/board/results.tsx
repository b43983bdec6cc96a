import { m } from '@warda/i18n/messages'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { DialogButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import type { OrderResult } from './board-action.ts'

type ResultsProps = { results: readonly OrderResult[]; numbers: ReadonlyMap<string, string>; onClose: () => void }

/** Result of a bulk action for each order, with the message of the server. */
export function Results({ results, numbers, onClose }: ResultsProps) {
  return (
    <div className="grid gap-4">
      <ul className="grid divide-y divide-line">
        {results.map(({ orderId, ok, message }) => (
          <li key={orderId} className="flex items-start gap-3 py-3">
            {ok ? (
              <CircleCheck
                role="img"
                aria-label={m.board_results_ok()}
                size={22}
                className="mt-0.5 shrink-0 text-done-ink"
              />
            ) : (
              <CircleAlert
                role="img"
                aria-label={m.board_results_failed()}
                size={22}
                className="mt-0.5 shrink-0 text-canceled-ink"
              />
            )}
            <div>
              <p className="font-semibold">
                <bdi className="tabular" dir="ltr">
                  #{numbers.get(orderId) ?? orderId}
                </bdi>
              </p>
              <p className={ok ? 'text-ink-soft' : 'text-canceled-ink'}>{message}</p>
            </div>
          </li>
        ))}
      </ul>
      <DialogButtons>
        <Button onClick={onClose}>{m.board_results_close()}</Button>
      </DialogButtons>
    </div>
  )
}
