import { m } from '@warda/i18n/messages'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** That somebody seems to guess passwords; `count` of one quarter of an hour of the last day, null when all was usual. */
export function WrongPasswordsNotice({ count }: { count: number | null }) {
  if (count === null) return null
  return (
    <Notice tone="warning">
      <p className="font-semibold">{m.admin_today_passwords_title()}</p>
      <p>{m.admin_today_passwords({ count })}</p>
    </Notice>
  )
}
