import { m } from '@warda/i18n/messages'
import { useEffect } from 'react'
import { forgetViewed } from '../../features/catalogue/viewed-products.ts'
import { EmptyPage } from '../../shell/empty-page.tsx'

/** "Product not found", with links to the shop (ROUTE-06). */
export default function ProductMissing({ address }: { address?: string }) {
  useEffect(() => {
    if (address !== undefined) forgetViewed(address)
  }, [address])
  return <EmptyPage title={m.product_not_found()}>{m.product_not_found_text()}</EmptyPage>
}
