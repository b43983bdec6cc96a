import type { ShopOverview } from '@warda/contract/analytics'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type { MessageKey } from '@warda/i18n/keys'
import type { Overview } from './get-overview.ts'
import type { Revenue } from './get-revenue.ts'
import type { BranchRow, CategoryRow, Totals } from './revenue-queries.ts'

type Translate = (key: MessageKey, values?: Record<string, string | number>) => string

export const presentOverview = (found: Overview, language: Language): ShopOverview => ({
  firstSteps: found.firstSteps,
  today: { ...found.today, revenue: halalasToRiyals(found.today.revenue) },
  late: found.late.rows.map(({ number, ...order }) => ({ ...order, orderNumber: String(number) })),
  lateCount: found.late.count,
  lowStock: found.low.rows.map(({ productId, titleEn, titleAr, sku, onHand }) => ({
    productId,
    title: language === 'ar' ? titleAr : titleEn,
    sku,
    onHand,
  })),
  lowStockCount: found.low.count,
  week: found.week.map(({ day, orders, amount }) => ({ date: day, orders, revenue: halalasToRiyals(amount) })),
  ...found.waiting,
  invoicesWaiting: found.invoicesWaiting,
  wrongPasswords: found.wrongPasswords,
  debts: {
    current: halalasToRiyals(found.debts.current),
    days0to30: halalasToRiyals(found.debts.days0to30),
    days31to60: halalasToRiyals(found.debts.days31to60),
    days61to90: halalasToRiyals(found.debts.days61to90),
    over90: halalasToRiyals(found.debts.over90),
    total: halalasToRiyals(found.debts.total),
  },
})

export const presentRevenue = (found: Revenue, language: Language, t: Translate) => ({
  data: rowsOf(found, language, t),
  totals: presentTotals(found.totals),
})

const presentTotals = ({ orders, amount, vat }: Totals) => ({
  orders,
  revenue: halalasToRiyals(amount),
  vat: halalasToRiyals(vat),
})

function rowsOf(found: Revenue, language: Language, t: Translate) {
  switch (found.by) {
    case 'day':
      return found.rows.map((row) => ({ key: row.day, name: row.day, ...presentTotals(row) }))
    case 'category':
      return found.rows.map((row) => ({
        key: row.part === 0 ? 'delivery' : String(row.part),
        name: categoryName(row, language, t),
        ...presentTotals(row),
      }))
    case 'branch':
      return found.rows.map((row) => ({ key: branchKey(row), name: branchName(row, t), ...presentTotals(row) }))
  }
}

const categoryName = (row: CategoryRow, language: Language, t: Translate): string =>
  row.part === 0 ? t('figures_delivery') : ((language === 'ar' ? row.nameAr : row.nameEn) ?? t('figures_category_gone'))

const branchKey = ({ id, others }: BranchRow): string => (id !== null ? String(id) : others > 0 ? 'others' : 'retail')

const branchName = ({ id, others, name, client }: BranchRow, t: Translate): string => {
  if (id !== null) return [client, name].filter(Boolean).join(' · ')
  return others > 0 ? t('figures_branches_others', { count: others }) : t('figures_retail')
}
