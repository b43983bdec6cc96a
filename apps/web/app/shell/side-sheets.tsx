import { MenuSheet } from './menu-sheet.tsx'
import { SearchSheet } from './search-sheet.tsx'

export type SheetName = 'menu' | 'search'

/** The sheets that the top bar opens; loaded when the pointer reaches its buttons. */
export default function SideSheets({ open, onClose }: { open: SheetName | null; onClose: () => void }) {
  return (
    <>
      <MenuSheet open={open === 'menu'} onClose={onClose} />
      <SearchSheet open={open === 'search'} onClose={onClose} />
    </>
  )
}
