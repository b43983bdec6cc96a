import { m } from '@warda/i18n/messages'
import { data } from 'react-router'
import { NotFound } from '../shell/not-found.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/not-found.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.not_found_title(), description: m.not_found_title(), private: true })

/** Responds 404 to unknown paths. */
export const loader = () => data(null, { status: 404 })

export default function NotFoundRoute() {
  return <NotFound />
}
