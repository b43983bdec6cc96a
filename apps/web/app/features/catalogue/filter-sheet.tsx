import type { Facets } from '@warda/contract/search'
import { m } from '@warda/i18n/messages'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { Filters } from './filters.ts'

type FilterSheetProps = { open: boolean; onClose: () => void; filters: Filters; facets: Facets; total: number }

/** The filters as a bottom sheet for phones; the list updates with every change. */
export function FilterSheet({ open, onClose, filters, facets, total }: FilterSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.shop_filters()} place="bottom">
      <FilterPanel filters={filters} facets={facets} />
      <div className="sticky -bottom-5 -mx-5 mt-6 border-line border-t bg-paper p-4">
        <Button wide size="large" onClick={onClose}>
          {m.shop_show_results({ count: total })}
        </Button>
      </div>
    </Dialog>
  )
}
