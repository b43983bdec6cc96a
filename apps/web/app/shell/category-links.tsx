import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { classes } from '../ui/classes.ts'
import { useRootData } from './root-data.ts'

/** Links to six categories and to the whole shop. */
export function CategoryLinks({ className }: { className?: string }) {
  const { categories } = useRootData()
  const link =
    'flex min-h-11 items-center rounded-full px-2.5 hover:text-leaf hover:underline underline-offset-8 decoration-petal'
  return (
    <nav aria-label={m.shell_main_nav()} className={classes('items-center text-[0.9rem] font-medium', className)}>
      {categories.map((category) => (
        <Link key={category.slug} to={paths.category(category.slug)} className={link}>
          {category.name}
        </Link>
      ))}
      <Link to={paths.shop} className={classes(link, 'text-petal-deep')}>
        {m.shell_view_all()}
      </Link>
    </nav>
  )
}
