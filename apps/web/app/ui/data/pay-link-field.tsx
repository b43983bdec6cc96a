import { m } from '@warda/i18n/messages'
import { CopyField } from './copy-field.tsx'

/** A payment link to copy into another channel. */
export const PayLinkField = ({ link }: { link: string }) => (
  <CopyField
    label={m.admin_order_pay_link_title()}
    value={link}
    copy={m.admin_order_pay_link_copy()}
    copied={m.admin_order_pay_link_copied()}
  />
)
