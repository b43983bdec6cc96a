import { isolate } from '@warda/i18n/isolate'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { useBrand } from '../../lib/shop/brand.ts'
import { joinMethodNames, usePaymentMethods } from '../../lib/shop/payment-methods.ts'
import { paths } from '../../paths.ts'
import { AmountText } from '../../ui/data/money.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'

/** The first rule of the loyalty settings; null when the shop gives no points. */
export type PointsRule = { amount: number; points: number; pointsPerRiyal: number } | null

type Facts = { hasFreshness: boolean; pointsRule: PointsRule }

const listQuestions = (city: string, methods: string, { hasFreshness, pointsRule }: Facts) => [
  { question: m.faq_same_day_q, answer: m.faq_same_day_a },
  { question: m.faq_where_q, answer: () => m.faq_where_a({ city }) },
  ...(hasFreshness ? [{ question: m.faq_fresh_q, answer: m.faq_fresh_a }] : []),
  { question: m.faq_pay_q, answer: () => m.faq_pay_a({ methods }) },
  { question: m.faq_cancel_q, answer: m.faq_cancel_a },
  ...(pointsRule ? [{ question: m.faq_points_q, answer: () => describePoints(pointsRule) }] : []),
]

/** The sentence of the terms of sale. */
const describePoints = ({ amount, points, pointsPerRiyal }: NonNullable<PointsRule>): string =>
  m.legal_points({
    amount: isolate(formatMoney(amount, currentLanguage())),
    points: m.legal_points_count({ count: points }),
    worth: m.legal_points_count({ count: pointsPerRiyal }),
  })

/** Uses native disclosures, which work without scripts and with find-in-page. `hasFreshness`: the shop guarantees freshness. */
export function Faq(facts: Facts) {
  const { city } = useBrand()
  const methods = joinMethodNames(usePaymentMethods())
  return (
    <section aria-labelledby="faq">
      <h2 id="faq" className="mb-3 text-3xl">
        {m.faq_title()}
      </h2>
      {listQuestions(city, methods, facts).map(({ question, answer }) => (
        <Disclosure key={question()} title={question()} name="faq">
          <AmountText>{answer()}</AmountText>
        </Disclosure>
      ))}
      <Disclosure title={m.faq_confirm_q()} name="faq">
        {m.faq_confirm_a()}{' '}
        <Link to={paths.resendConfirmation} className="text-leaf underline">
          {m.faq_confirm_link()}
        </Link>
      </Disclosure>
    </section>
  )
}
