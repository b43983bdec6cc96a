import type { Statement } from '@warda/contract/statements'
import { toPrintableText } from '@warda/domain/invoices/printable-text'
import type { Language } from '@warda/domain/language'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { CURRENCY } from '@warda/i18n/format-money'
import { t } from '@warda/i18n/translate'
import { pdfRenderer } from '../../adapters/pdf/renderer.ts'
import { RIYAL_SIGN } from '../../adapters/pdf/riyal-font.ts'
import { DEFAULT_STYLE, type DocumentStyle } from './document-style.ts'
import { formatAmount, formatDocumentMoney } from './format-amount.ts'

const BOXES = ['current', 'days0to30', 'days31to60', 'days61to90', 'over90'] as const
const HEADS = ['date', 'order', 'what', 'amount', 'balance'] as const

const toHalalas = (riyals: number): number => Math.round(riyals * 100)

/** Riyals of a column whose head names the currency. */
const money = (riyals: number): string => formatAmount(toHalalas(riyals))

/** Renders a statement as PDF in one language, with name and style of the shop, dated with its last day. */
export async function renderStatement(
  statement: Statement,
  language: Language,
  shopName: string,
  { accent, riyalSign }: DocumentStyle = DEFAULT_STYLE,
): Promise<Uint8Array<ArrayBuffer>> {
  const data = statementData(statement, language, { shopName, showRiyalSign: riyalSign })
  return pdfRenderer.render({ template: 'statement', data, accent, at: Date.parse(statement.to) })
}

type StatementStyle = { shopName: string; showRiyalSign: boolean }

function statementData(statement: Statement, language: Language, { shopName, showRiyalSign }: StatementStyle) {
  const { who, from, to, ageing, storeCredit, opening, closing } = statement
  const sum = (riyals: number): string => formatDocumentMoney(toHalalas(riyals), { showRiyalSign })
  const edge = (date: string, text: string, balance: number) => ({
    date,
    order: '',
    what: text,
    detail: null,
    amount: '',
    balance: money(balance),
  })
  return {
    rtl: language === 'ar',
    shop: toPrintableText(shopName),
    title: t('document_title_statement', language),
    name: toPrintableText(who.name),
    branch: statement.branch && toPrintableText(statement.branch.branchName),
    phone: toPrintableText(who.phoneNumber).text,
    from,
    to,
    labels: { period: t('document_period', language) },
    boxes: [
      ...BOXES.map((box) => ({ label: t(`document_age_${box}`, language), value: sum(ageing[box]) })),
      { label: t('document_age_total', language), value: sum(ageing.total) },
      { label: t('document_storeCredit', language), value: sum(storeCredit) },
    ],
    heads: HEADS.map((head) =>
      t(`document_head_${head}`, language, { currency: showRiyalSign ? RIYAL_SIGN : CURRENCY[language] }),
    ),
    rows: [
      edge(from, t('document_opening', language), opening),
      ...statement.entries.map((entry) => ({
        date: riyadhDate(Date.parse(entry.at)),
        order: entry.orderNumber ?? '',
        what: movement(entry, language),
        detail: orderDetail(statement, entry),
        amount: money(entry.amount),
        balance: money(entry.balance),
      })),
      edge(to, t('document_closing', language), closing),
    ],
  }
}

/** Branch and purchase order number of an entry; a branch's own statement names it once, in its head. */
function orderDetail({ branch }: Statement, entry: Statement['entries'][number]) {
  const parts = [branch === null ? entry.branch?.branchName : undefined, entry.purchaseOrder].filter((part) => part)
  return parts.length === 0 ? null : toPrintableText(parts.join(' · '))
}

function movement({ kind, method }: Statement['entries'][number], language: Language): string {
  const text = t(`statement_kind_${kind}`, language)
  const how = methodWord(method, language)
  return how === null ? text : `${text} (${how})`
}

function methodWord(method: string | null, language: Language): string | null {
  switch (method) {
    case 'online':
    case 'cash':
    case 'card':
    case 'transfer':
    case 'credit':
      return t(`statement_method_${method}`, language)
    default:
      return null
  }
}
