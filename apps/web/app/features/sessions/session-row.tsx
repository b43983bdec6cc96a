import type { Answer } from '@warda/contract/call'
import { formatDevice } from '@warda/i18n/format-device'
import { isolateLtr } from '@warda/i18n/isolate'
import { m } from '@warda/i18n/messages'
import { Laptop, Smartphone } from 'lucide-react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'

export type OpenSession = Answer<'getSessions'>['data'][number]

const HANDHELD: readonly string[] = ['iPhone', 'iPad', 'Android']

/** The device of a session, its first and last use, and the button that logs it out. */
export function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const { platform, ip, createdAt, lastUsedAt, isCurrent } = session
  const language = currentLanguage()
  const device = formatDevice(session, language)
  const Icon = HANDHELD.includes(platform) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 items-start gap-3">
        <Icon aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-ink-soft" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <bdi>{device}</bdi>
            {isCurrent && <Badge>{m.sessions_this_device()}</Badge>}
          </p>
          <p className="text-ink-soft text-sm">
            {m.sessions_since({ time: formatDateTime(createdAt, language) })}
            <br />
            {m.sessions_last_used({ time: formatDateTime(lastUsedAt, language) })}
            {ip !== '' && (
              <>
                <br />
                {m.sessions_ip({ ip: isolateLtr(ip) })}
              </>
            )}
          </p>
        </div>
      </div>
      {!isCurrent && (
        <Button
          look="secondary"
          size="small"
          className="min-h-11"
          aria-label={m.sessions_end_named({ device, time: formatDateTime(createdAt, language) })}
          onClick={onEnd}
        >
          {m.sessions_end()}
        </Button>
      )}
    </li>
  )
}
