import type { ClientProfile } from '@warda/contract/clients'
import { m } from '@warda/i18n/messages'
import { FileImage } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { PrivatePicture } from '../../ui/media/private-picture.tsx'

/** The uploaded documents; each is loaded only when opened, because every access is logged. */
export function Documents({ profile }: { profile: ClientProfile }) {
  const [open, setOpen] = useState<{ id: string; name: string } | null>(null)
  const all = [
    { id: profile.registerCopy, name: m.client_register_copy() },
    { id: profile.ownerIdentityImage, name: m.client_owner_image() },
    { id: profile.taxExemptionLetter, name: m.client_tax_letter() },
  ].flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]))
  if (all.length === 0) return null
  return (
    <Panel title={m.client_documents()} lead={m.client_documents_lead()}>
      <ul className="flex flex-wrap gap-3">
        {all.map((document) => (
          <li key={document.id}>
            <Button look="secondary" onClick={() => setOpen(document)}>
              <FileImage aria-hidden="true" size={18} />
              {document.name}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={open?.name} wide>
        {open && <PrivatePicture fileId={open.id} alt={open.name} className="min-h-64 w-full object-contain!" />}
      </Dialog>
    </Panel>
  )
}
