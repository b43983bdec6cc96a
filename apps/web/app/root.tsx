import elMessiri from '@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import readexPro from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import { LIMITS } from '@warda/domain/limits'
import { getLocale } from '@warda/i18n/runtime'
import { type ReactNode, use, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRevalidator } from 'react-router'
import type { Route } from './+types/root.ts'
import { loadFromApi, pageContext, readProblem } from './lib/api/server-api.ts'
import { bootScript } from './lib/browser/boot-script.ts'
import { onUnknownSize, setSizeNames } from './lib/format/size-label.ts'
import { useBrand } from './lib/shop/brand.ts'
import { hoursText } from './shell/hours-text.ts'
import { NonceContext } from './shell/nonce.ts'
import { type RootData, useRootData } from './shell/root-data.ts'
import { RouteError } from './shell/route-error.tsx'
import { Shell } from './shell/shell.tsx'
import { toBrand } from './shell/to-brand.ts'
import styles from './styles/app.css?url'
import { uploadBase } from './ui/media/picture.tsx'

const fonts = { en: [fraunces, figtree], ar: [elMessiri, readexPro] }

/** Left out of the browser's build, where it has run already. */
const firstScript = import.meta.env.SSR ? bootScript : ''

/** Data of every page. Without the API the top bar is empty and the footer shorter. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<RootData> {
  const { language, publicUrl } = context.get(pageContext)
  const [categories, site] = await Promise.all([
    loadFromApi(context, request, 'getCategories').catch((error: unknown) => ({ problem: readProblem(error) })),
    loadFromApi(context, request, 'getSite').catch(() => null),
  ])
  const shortcuts = 'problem' in categories ? [] : categories.slice(0, LIMITS.headerCategories)
  return {
    language,
    publicUrl,
    categories: shortcuts.map(({ name, slug }) => ({ name, slug })),
    categoriesProblem: 'problem' in categories ? categories.problem : null,
    ...(site && { brand: toBrand(site.identity), sizes: site.sizes }),
    shop: site && {
      contact: site.contact,
      legal: site.legal,
      social: site.social,
      developers: site.developers,
      paymentMethods: site.paymentMethods,
      hours: hoursText(site.workingHours, language),
    },
  }
}

/** The data does not change during navigation; it is loaded again for a size that was added after the page was opened. */
let isOutdated = false
export const shouldRevalidate = () => isOutdated

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const language = getLocale()
  const { colours, iconVersion, riyalSign } = useBrand()
  const { sizes } = useRootData()
  // Before any part of the page is rendered.
  if (sizes) setSizeNames(sizes)
  return (
    <html
      lang={language}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      style={colours ?? undefined}
      // For toasts, which are outside the page.
      data-riyal={riyalSign ? undefined : 'text'}
      data-pictures={uploadBase()}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text; it must run before anything is painted */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf8f3" />
        {fonts[language].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href={`/favicon.svg?lng=${language}&v=${iconVersion}`} />
        <link rel="apple-touch-icon" href={`/apple-touch-icon.png?lng=${language}&v=${iconVersion}`} />
        <link rel="stylesheet" href={styles} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      onUnknownSize(() => {
        if (!navigator.onLine) return
        isOutdated = true
        void revalidate().finally(() => {
          isOutdated = false
        })
      }),
    [revalidate],
  )
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <RouteError error={error} />
    </Shell>
  )
}
