import { m } from '@warda/i18n/messages'

/** The sections of the product form, by the anchors of their `FormSection`. */
const sections = () =>
  [
    ['names', m.admin_products_names()],
    ['pictures', m.admin_products_pictures()],
    ['sizes', m.admin_products_sizes()],
    ['texts', m.admin_products_texts()],
    ['status', m.admin_products_visibility()],
    ['classification', m.admin_products_filing()],
  ] as const

/** Links to the sections of the product form, below the top bar of the dashboard. */
export function SectionLinks() {
  return (
    <nav
      aria-label={m.admin_products_sections()}
      className="sticky top-16 z-20 -mx-4 overflow-x-auto border-line border-b bg-paper px-4 sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-x-1">
        {sections().map(([anchor, title]) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="flex min-h-11 items-center whitespace-nowrap rounded-full px-3 font-medium text-sm hover:bg-sand"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
