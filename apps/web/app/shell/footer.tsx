import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../lib/shop/brand.ts'
import { getMethodName, usePaymentMethods } from '../lib/shop/payment-methods.ts'
import { paths } from '../paths.ts'
import { PaymentMarks } from '../ui/data/payment-marks.tsx'
import { ContactLinks } from './contact-links.tsx'
import { LegalLine } from './legal-line.tsx'
import { useRootData } from './root-data.ts'
import { ShopName } from './shop-name.tsx'
import { SocialIcons } from './social-icons.tsx'

const line = 'inline-flex min-h-11 items-center gap-2.5 hover:underline underline-offset-4'

/** Footer of every page of the shop (SHELL-04). */
export function Footer() {
  const { shop } = useRootData()
  const { name: brand, city, footerText } = useBrand()
  const methods = usePaymentMethods()
  return (
    <footer className="mt-auto bg-leaf-deep text-[#eef1e8]">
      <div className="page grid gap-x-12 gap-y-10 pt-14 pb-8 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1.4fr]">
        <div className="max-w-sm">
          <p className="flex items-center gap-2.5 font-display text-3xl text-white">
            <ShopName size={38} className="" onDark />
          </p>
          <p className="mt-4 text-[#cfd8cb] leading-relaxed">{footerText ?? m.footer_about_text({ brand, city })}</p>
          {shop && <SocialIcons label={m.footer_social({ brand })} links={shop.social} />}
        </div>
        <nav aria-labelledby="footer-explore">
          <Title id="footer-explore">{m.footer_explore()}</Title>
          <ul className="mt-2">
            {pages().map(([path, name]) => (
              <li key={path}>
                <Link to={path} className={line}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Title id="footer-visit">{m.footer_visit()}</Title>
          {shop && <ContactLinks contact={shop.contact} />}
          {shop && <p className="mt-3 text-[#cfd8cb] text-sm">{shop.hours}</p>}
        </div>
      </div>
      {shop && <LegalLine legal={shop.legal} />}
      <div className="border-white/15 border-t">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-[#cfd8cb] text-sm">
          {methods.length > 0 && (
            <div className="w-full pb-3">
              <PaymentMarks
                label={m.methods_accepted()}
                marks={methods.map((mark) => ({ mark, name: getMethodName(mark) }))}
              />
            </div>
          )}
          <p>{m.footer_rights({ brand, year: String(new Date().getUTCFullYear()) })}</p>
          <p>{m.footer_powered()}</p>
          <p className="flex flex-wrap items-center gap-x-4">
            <span>{m.footer_team()}</span>
            {shop?.developers.map(({ name, url }) =>
              url === null ? (
                <span key={name}>{name}</span>
              ) : (
                <a key={name} href={url} target="_blank" rel="noreferrer" className={line}>
                  {name}
                </a>
              ),
            )}
          </p>
        </div>
      </div>
    </footer>
  )
}

const pages = () =>
  [
    [paths.home, m.footer_home()],
    [paths.services, m.footer_services()],
    [paths.about, m.footer_about()],
    [paths.contact, m.footer_contact()],
    [paths.terms, m.footer_terms()],
    [paths.returns, m.footer_returns()],
    [paths.privacy, m.footer_privacy()],
  ] as const

function Title({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="text-lg text-white">
      {children}
    </h2>
  )
}
