import { formatAmount } from '@warda/i18n/format-money'
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
