import { languagePath } from '@warda/contract/public-paths'
import { pageContext } from '../../lib/api/server-api.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/robots.ts'

const closed = [
  '/auth/',
  '/orders/',
  '/setting/',
  '/loyalty/',
  '/dashboard-',
  '/admin',
  paths.cart,
  paths.checkout,
  '/confirm-',
  '/mailbox',
  '/setup',
].flatMap((path) => [path, languagePath('en', path), languagePath('ar', path)])

/** Allows all but personal pages; names the sitemap. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageContext)
  const lines = [
    'User-agent: *',
    ...['/api/', ...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl.replace(/\/$/, '')}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
