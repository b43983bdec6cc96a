import { formatAmount, splitAtCurrency } from '@warda/i18n/format-money'
import type { ReactNode } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { useBrand } from '../../lib/shop/brand.ts'

type MoneyProps = { riyals: Parameters<typeof formatMoney>[0]; className?: string }

/**
 * An amount in riyals without line breaks. The riyal sign stands left of the number in both languages (OPEN-05); it is drawn over the text
 * "SAR", which screen readers read. The shop may use the text alone.
 */
export function Money({ riyals, className = '' }: MoneyProps) {
  const language = currentLanguage()
  const { riyalSign } = useBrand()
  if (!riyalSign) return <bdi className={`tabular whitespace-nowrap ${className}`}>{formatMoney(riyals, language)}</bdi>
  return (
    <bdi dir="ltr" className={`tabular whitespace-nowrap ${className}`}>
      <span className="riyal">{language === 'ar' ? 'ر.س.' : 'SAR'}</span>
      {`\u00a0${formatAmount(riyals, language)}`}
    </bdi>
  )
}

/** A sentence with amounts as `formatMoney` writes them; the riyal sign is drawn over their text, as in `Money`. */
export function AmountText({ children }: { children: ReactNode }) {
  const { riyalSign } = useBrand()
  if (!riyalSign || typeof children !== 'string') return children
  return splitAtCurrency(children).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their position.
      <span key={index} className="riyal">
        {part}
      </span>
    ),
  )
}
