import { m } from '@warda/i18n/messages'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Warning about password guessing; `count` of failed logins in the worst 15 minutes of the last day, null when normal. */
export function WrongPasswordsNotice({ count }: { count: number | null }) {
  if (count === null) return null
  return (
    <Notice tone="warning">
      <p className="font-semibold">{m.admin_today_passwords_title()}</p>
      <p>{m.admin_today_passwords({ count })}</p>
    </Notice>
  )
}
