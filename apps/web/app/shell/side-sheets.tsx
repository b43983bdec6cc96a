import { MenuSheet } from './menu-sheet.tsx'
import { SearchSheet } from './search-sheet.tsx'

export type SheetName = 'menu' | 'search'

/** What the top bar opens over the page; loaded when a finger or a pointer comes near its buttons. */
export default function SideSheets({ open, onClose }: { open: SheetName | null; onClose: () => void }) {
  return (
    <>
      <MenuSheet open={open === 'menu'} onClose={onClose} />
      <SearchSheet open={open === 'search'} onClose={onClose} />
    </>
  )
}
