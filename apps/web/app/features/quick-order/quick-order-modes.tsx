import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { BranchOrdersPage } from './branch-orders-page.tsx'
import { QuickOrderPage } from './quick-order-page.tsx'

type QuickOrderModesProps = { userId: string; onAdded: () => void }

/** The list of a client's owner: for the cart, or one order for each of several branches (RUN-04). */
export function QuickOrderModes({ userId, onAdded }: QuickOrderModesProps) {
  const [selected, setSelected] = useState<'cart' | 'branches'>('cart')
  return (
    <Tabs
      label={m.quick_modes()}
      selected={selected}
      onSelect={setSelected}
      tabs={[
        {
          id: 'cart',
          label: m.quick_mode_cart(),
          content: <QuickOrderPage userId={userId} onAdded={onAdded} />,
        },
        { id: 'branches', label: m.quick_mode_branches(), content: <BranchOrdersPage userId={userId} /> },
      ]}
    />
  )
}
