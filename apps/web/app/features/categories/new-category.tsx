import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { CategoryDialog } from './category-dialog.tsx'

export function NewCategory() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="min-h-12" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" size={18} />
        {m.admin_categories_new()}
      </Button>
      <CategoryDialog editTarget={open ? 'new' : null} onClose={() => setOpen(false)} />
    </>
  )
}
