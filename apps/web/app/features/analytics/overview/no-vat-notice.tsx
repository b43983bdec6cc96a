import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../../admin-paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PanelLink } from './panel-link.tsx'

type NoVatNoticeProps = {
  /** Number of orders without an invoice; null when invoices can be issued. */
  waiting: number | null
  /** Whether the user may change settings. */
  canEditSettings: boolean
}

/** Warning that no tax invoice can be issued without the VAT settings, with a link to them. */
export function NoVatNotice({ waiting, canEditSettings }: NoVatNoticeProps) {
  if (waiting === null) return null
  return (
    <Notice tone="warning">
      <p className="font-semibold">{m.admin_first_no_vat_title()}</p>
      <p>
        {m.admin_first_no_vat()} {waiting > 0 && m.admin_first_no_vat_owed({ count: waiting })}
      </p>
      {canEditSettings && <PanelLink to={adminPaths.setting('seller')}>{m.admin_first_no_vat_go()}</PanelLink>}
    </Notice>
  )
}
