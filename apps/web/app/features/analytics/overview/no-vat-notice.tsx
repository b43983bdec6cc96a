import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../../admin-paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PanelLink } from './panel-link.tsx'

type NoVatNoticeProps = {
  /** Orders that wait for their invoice; null while the shop can issue them. */
  waiting: number | null
  /** Whether whoever reads it may change the settings. */
  mayMend: boolean
}

/** That no tax invoice can be issued, why, and where it is mended. */
export function NoVatNotice({ waiting, mayMend }: NoVatNoticeProps) {
  if (waiting === null) return null
  return (
    <Notice tone="warning">
      <p className="font-semibold">{m.admin_first_no_vat_title()}</p>
      <p>
        {m.admin_first_no_vat()} {waiting > 0 && m.admin_first_no_vat_owed({ count: waiting })}
      </p>
      {mayMend && <PanelLink to={adminPaths.setting('seller')}>{m.admin_first_no_vat_go()}</PanelLink>}
    </Notice>
  )
}
