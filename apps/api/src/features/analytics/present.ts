import type { ShopOverview } from '@warda/contract/analytics'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type { MessageKey } from '@warda/i18n/keys'
import type { Overview } from './get-overview.ts'
import type { Revenue } from './get-revenue.ts'
import type { ReconciledMonth } from './reconcile-month.ts'
import type { BranchRow, CategoryRow, Totals } from './revenue-queries.ts'

type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

export const presentOverview = (overview: Overview, language: Language): ShopOverview => ({
  firstSteps: overview.firstSteps && [...overview.firstSteps],
  today: { ...overview.today, revenue: halalasToRiyals(overview.today.revenue) },
  late: overview.late.rows.map(({ number, ...order }) => ({ ...order, orderNumber: String(number) })),
  lateCount: overview.late.count,
  lowStock: overview.low.rows.map(({ productId, titleEn, titleAr, sku, onHand }) => ({
    productId,
    title: language === 'ar' ? titleAr : titleEn,
    sku,
    onHand,
  })),
  lowStockCount: overview.low.count,
  week: overview.week.map(({ day, orders, amount }) => ({ date: day, orders, revenue: halalasToRiyals(amount) })),
  ...overview.waiting,
  invoicesWaiting: overview.invoicesWaiting,
  wrongPasswords: overview.wrongPasswords,
  debts: {
    current: halalasToRiyals(overview.debts.current),
    days0to30: halalasToRiyals(overview.debts.days0to30),
    days31to60: halalasToRiyals(overview.debts.days31to60),
    days61to90: halalasToRiyals(overview.debts.days61to90),
    over90: halalasToRiyals(overview.debts.over90),
    total: halalasToRiyals(overview.debts.total),
  },
})

export const presentRevenue = (revenue: Revenue, language: Language, t: Translate) => ({
  data: toRows(revenue, language, t),
  totals: presentTotals(revenue.totals),
})

export const presentMonth = (month: ReconciledMonth) => ({
  revenue: halalasToRiyals(month.revenue),
  openBefore: halalasToRiyals(month.openBefore),
  openAfter: halalasToRiyals(month.openAfter),
  documents: halalasToRiyals(month.documents),
  invoices: halalasToRiyals(month.invoices),
  debitNotes: halalasToRiyals(month.debitNotes),
  creditNotes: halalasToRiyals(month.creditNotes),
})

const presentTotals = ({ orders, amount, vat }: Totals) => ({
  orders,
  revenue: halalasToRiyals(amount),
  vat: halalasToRiyals(vat),
})

function toRows(revenue: Revenue, language: Language, t: Translate) {
  switch (revenue.by) {
    case 'day':
      return revenue.rows.map((row) => ({ key: row.day, name: row.day, ...presentTotals(row) }))
    case 'category':
      return revenue.rows.map((row) => ({
        key: row.part === 0 ? 'delivery' : String(row.part),
        name: categoryName(row, language, t),
        ...presentTotals(row),
      }))
    case 'branch':
      return revenue.rows.map((row) => ({ key: branchKey(row), name: branchName(row, t), ...presentTotals(row) }))
  }
}

const categoryName = (row: CategoryRow, language: Language, t: Translate): string =>
  row.part === 0
    ? t('analytics_delivery')
    : ((language === 'ar' ? row.nameAr : row.nameEn) ?? t('analytics_category_gone'))

const branchKey = ({ id, others }: BranchRow): string => (id !== null ? String(id) : others > 0 ? 'others' : 'retail')

const branchName = ({ id, others, name, client }: BranchRow, t: Translate): string => {
  if (id !== null) return [client, name].filter(Boolean).join(' · ')
  return others > 0 ? t('analytics_branches_others', { count: others }) : t('analytics_retail')
}
