import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useRootData } from './root-data.ts'

/** The navigation of the top bar as a sheet, for narrow screens. */
export function MenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { categories } = useRootData()
  const pages = [
    [paths.home, m.shell_home()],
    [paths.wishlist, m.shell_wishlist()],
    [paths.services, m.footer_services()],
    [paths.about, m.footer_about()],
    [paths.contact, m.footer_contact()],
  ] as const
  return (
    <Dialog open={open} onClose={onClose} title={m.shell_menu()} hideTitle place="start">
      <nav aria-label={m.shell_main_nav()} className="grid pt-8">
        {categories.map((category) => (
          <Link
            key={category.slug}
            to={paths.category(category.slug)}
            onClick={onClose}
            className="border-line border-b py-3 font-display text-2xl"
          >
            {category.name}
          </Link>
        ))}
        <Link to={paths.shop} onClick={onClose} className="py-3 font-display text-2xl text-petal-deep">
          {m.shell_view_all()}
        </Link>
      </nav>
      <nav aria-label={m.shell_pages()} className="mt-4 grid">
        {pages.map(([path, name]) => (
          <Link key={path} to={path} onClick={onClose} className="flex min-h-11 items-center">
            {name}
          </Link>
        ))}
      </nav>
      <LanguageSwitch className="-ms-2.5 mt-4 inline-flex border border-line-strong" />
    </Dialog>
  )
}
