import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** What the buyer accepts by placing an order; the order stores the versions (OPEN-03). */
export const LegalAcceptance = () => (
  <p className="text-ink-soft text-sm">
    {m.legal_accept_before()}{' '}
    <Link to={paths.terms} target="_blank" className="text-leaf underline">
      {m.legal_accept_terms()}
    </Link>{' '}
    {m.legal_accept_and()}{' '}
    <Link to={paths.returns} target="_blank" className="text-leaf underline">
      {m.legal_accept_returns()}
    </Link>
    .
  </p>
)
