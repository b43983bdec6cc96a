import { m } from '@warda/i18n/messages'
import { EmptyPage } from '../../shell/empty-page.tsx'

/** "Product not found", with links to the shop (ROUTE-06). */
export default function ProductMissing() {
  return <EmptyPage title={m.product_not_found()}>{m.product_not_found_text()}</EmptyPage>
}
