import type { Supplier } from '@warda/contract/suppliers'
import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { DataTable } from '../../ui/admin/data-table.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { SupplierDialog } from './supplier-dialog.tsx'
import { useSuppliers } from './use-suppliers.ts'

/** Suppliers by name (DESK-03). */
export function SuppliersPage() {
  const list = useListParams([])
  const query = useSuppliers(list.page)
  const [edited, setEdited] = useState<Supplier | null>(null)
  return (
    <>
      <ListPage
        list={list}
        query={query}
        empty={{
          drawing: 'seedling',
          title: m.suppliers_empty(),
          text: m.suppliers_empty_text(),
          action: <NewSupplier />,
        }}
      >
        {(rows) => (
          <DataTable
            caption={m.admin_nav_suppliers()}
            rows={rows}
            getKey={({ id }) => id}
            lead={{
              title: m.suppliers_name(),
              name: ({ name }) => <bdi>{name}</bdi>,
              below: ({ isArchived }) => isArchived && <Badge>{m.materials_show_archived()}</Badge>,
            }}
            columns={[
              {
                key: 'phone',
                title: m.suppliers_phone(),
                cell: ({ phone }) =>
                  phone === '' ? null : (
                    <a href={`tel:${phone.replaceAll(' ', '')}`} className="text-leaf underline underline-offset-4">
                      <bdi dir="ltr">{phone}</bdi>
                    </a>
                  ),
              },
              {
                key: 'email',
                title: m.suppliers_email(),
                roomy: true,
                cell: ({ email }) =>
                  email === '' ? null : (
                    <a href={`mailto:${email}`} className="break-all text-leaf underline underline-offset-4">
                      <bdi dir="ltr">{email}</bdi>
                    </a>
                  ),
              },
              {
                key: 'lead',
                title: m.suppliers_lead_days(),
                end: true,
                cell: ({ leadDays }) => <span className="tabular">{leadDays}</span>,
              },
              {
                key: 'materials',
                title: m.admin_nav_materials(),
                end: true,
                cell: ({ materials }) => <span className="tabular">{materials}</span>,
              },
            ]}
            actions={(row) => (
              <Button look="secondary" size="small" className="min-h-11" onClick={() => setEdited(row)}>
                {m.materials_edit()}
                <span className="sr-only">{row.name}</span>
              </Button>
            )}
          />
        )}
      </ListPage>
      <SupplierDialog open={edited !== null} supplier={edited} onClose={() => setEdited(null)} />
    </>
  )
}

export function NewSupplier() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="min-h-12" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" size={18} />
        {m.suppliers_new()}
      </Button>
      <SupplierDialog open={open} supplier={null} onClose={() => setOpen(false)} />
    </>
  )
}
