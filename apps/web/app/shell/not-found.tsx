import { m } from '@warda/words/messages'
import { NothingHere } from './nothing-here.tsx'

/** Nothing lives at this address; leads back to what does. */
export const NotFound = () => <NothingHere title={m.not_found_title()}>{m.not_found_text()}</NothingHere>
