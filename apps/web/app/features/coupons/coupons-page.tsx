import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { CouponDialog } from './coupon-dialog.tsx'
import { CouponTable } from './coupon-table.tsx'
import { DisableCoupon } from './disable-coupon.tsx'
import { NewCoupon } from './new-coupon.tsx'
import { type Coupon, useCoupons } from './use-coupons.ts'

type OpenDialog = { kind: 'edit' | 'disable'; coupon: Coupon }

/** Coupons with their limits and uses (ADMIN-01). */
export function CouponsPage() {
  const list = useListParams()
  const query = useCoupons(list.q, list.page)
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  const close = (): void => setOpenDialog(null)
  return (
    <>
      <ListPage
        list={list}
        query={query}
        search={m.coupons_search()}
        count={(count) => m.coupons_count({ count })}
        empty={{ drawing: 'tag', title: m.coupons_empty(), text: m.coupons_empty_text(), action: <NewCoupon /> }}
      >
        {(rows) => (
          <CouponTable
            rows={rows}
            onEdit={(coupon) => setOpenDialog({ kind: 'edit', coupon })}
            onDisable={(coupon) => setOpenDialog({ kind: 'disable', coupon })}
          />
        )}
      </ListPage>
      <CouponDialog
        open={openDialog?.kind === 'edit'}
        coupon={openDialog?.kind === 'edit' ? openDialog.coupon : null}
        onClose={close}
      />
      <DisableCoupon coupon={openDialog?.kind === 'disable' ? openDialog.coupon : null} onClose={close} />
    </>
  )
}
