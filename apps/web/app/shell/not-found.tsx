import { m } from '@warda/i18n/messages'
import { EmptyPage } from './empty-page.tsx'

/** The page for unknown addresses. */
export const NotFound = () => <EmptyPage title={m.not_found_title()}>{m.not_found_text()}</EmptyPage>
