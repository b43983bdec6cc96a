import { m } from '@warda/i18n/messages'
import { EmptyPage } from './empty-page.tsx'

/** Nothing lives at this address; leads back to what does. */
export const NotFound = () => <EmptyPage title={m.not_found_title()}>{m.not_found_text()}</EmptyPage>
