import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { CouponDialog } from './coupon-dialog.tsx'
import { CouponTable } from './coupon-table.tsx'
import { NewCoupon } from './new-coupon.tsx'
import { SwitchOff } from './switch-off.tsx'
import { type Coupon, useCoupons } from './use-coupons.ts'

type Asked = { kind: 'edit' | 'off'; coupon: Coupon }

/** Coupons with their limits and uses (ADMIN-01). */
export function CouponsPage() {
  const list = useListParams()
  const query = useCoupons(list.q, list.page)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = (): void => setAsked(null)
  return (
    <>
      <ListPage
        list={list}
        query={query}
        search={m.coupons_search()}
        count={(count) => m.coupons_count({ count })}
        empty={{ title: m.coupons_empty(), text: m.coupons_empty_text(), action: <NewCoupon /> }}
      >
        {(rows) => (
          <CouponTable
            rows={rows}
            onEdit={(coupon) => setAsked({ kind: 'edit', coupon })}
            onSwitchOff={(coupon) => setAsked({ kind: 'off', coupon })}
          />
        )}
      </ListPage>
      <CouponDialog
        open={asked?.kind === 'edit'}
        coupon={asked?.kind === 'edit' ? asked.coupon : null}
        onClose={close}
      />
      <SwitchOff coupon={asked?.kind === 'off' ? asked.coupon : null} onClose={close} />
    </>
  )
}
