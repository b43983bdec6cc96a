import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { CouponDialog } from './coupon-dialog.tsx'

export function NewCoupon() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="min-h-12" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" size={18} />
        {m.coupons_new()}
      </Button>
      <CouponDialog open={open} coupon={null} onClose={() => setOpen(false)} />
    </>
  )
}
