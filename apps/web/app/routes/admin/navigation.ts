import type { Permission } from '@warda/domain/access/permissions'
import { m } from '@warda/i18n/messages'
import {
  BadgePercent,
  Barcode,
  Building2,
  ChartColumn,
  ClipboardList,
  FileSpreadsheet,
  Flag,
  Flower2,
  Gift,
  Landmark,
  LayoutDashboard,
  Palette,
  Percent,
  Phone,
  Plug,
  Rows3,
  Scissors,
  ScrollText,
  Settings,
  ShoppingBasket,
  Sprout,
  Star,
  Truck,
  UserRound,
  UsersRound,
  WalletCards,
  Warehouse,
} from 'lucide-react'
import { adminPaths } from '../../admin-paths.ts'
import type { NavigationItem } from '../../shell/dashboard-menu.tsx'

/** The pages of the back office in menu order, each with the permission it needs. */
const menuItems = (): (NavigationItem & { needs: Permission })[] => [
  { to: adminPaths.overview, name: m.admin_nav_overview(), Icon: LayoutDashboard, needs: 'reports', end: true },
  {
    to: adminPaths.orders,
    name: m.admin_nav_orders(),
    Icon: ClipboardList,
    needs: 'orders',
    group: m.admin_group_orders(),
  },
  {
    to: adminPaths.phoneOrder,
    name: m.admin_nav_phone_order(),
    Icon: Phone,
    needs: 'orders',
    group: m.admin_group_orders(),
  },
  {
    to: adminPaths.counter,
    name: m.admin_nav_counter(),
    Icon: Barcode,
    needs: 'counter',
    group: m.admin_group_orders(),
  },
  {
    to: adminPaths.board,
    name: m.admin_orders_board(),
    Icon: Truck,
    needs: 'orders',
    group: m.admin_group_orders(),
  },
  {
    to: adminPaths.customers,
    name: m.admin_nav_customers(),
    Icon: UserRound,
    needs: 'orders',
    group: m.admin_group_orders(),
  },
  {
    to: adminPaths.clients,
    name: m.admin_nav_clients(),
    Icon: Building2,
    needs: 'clients',
    group: m.admin_group_orders(),
  },
  {
    to: adminPaths.debts,
    name: m.admin_orders_debts(),
    Icon: WalletCards,
    needs: 'refunds',
    group: m.admin_group_orders(),
  },
  {
    to: adminPaths.workroom,
    name: m.admin_nav_workroom(),
    Icon: Scissors,
    needs: 'workroom',
    group: m.admin_group_workroom(),
  },
  {
    to: adminPaths.purchaseList,
    name: m.admin_nav_purchase_list(),
    Icon: ShoppingBasket,
    needs: 'materials',
    group: m.admin_group_workroom(),
  },
  {
    to: adminPaths.materials,
    name: m.admin_nav_materials(),
    Icon: Sprout,
    needs: 'materials',
    group: m.admin_group_workroom(),
  },
  {
    to: adminPaths.suppliers,
    name: m.admin_nav_suppliers(),
    Icon: Warehouse,
    needs: 'purchasing',
    group: m.admin_group_workroom(),
  },
  {
    to: adminPaths.margins,
    name: m.admin_nav_margins(),
    Icon: Percent,
    needs: 'purchasing',
    group: m.admin_group_workroom(),
  },
  {
    to: adminPaths.products,
    name: m.admin_nav_products(),
    Icon: Flower2,
    needs: 'catalogue',
    group: m.admin_group_catalogue(),
  },
  {
    to: adminPaths.categories,
    name: m.admin_nav_categories(),
    Icon: Rows3,
    needs: 'catalogue',
    group: m.admin_group_catalogue(),
  },
  {
    to: adminPaths.productOptions,
    name: m.admin_nav_product_options(),
    Icon: Palette,
    needs: 'catalogue',
    group: m.admin_group_catalogue(),
  },
  {
    to: adminPaths.coupons,
    name: m.admin_nav_coupons(),
    Icon: BadgePercent,
    needs: 'catalogue',
    group: m.admin_group_catalogue(),
  },
  {
    to: adminPaths.giftCards,
    name: m.admin_nav_gift_cards(),
    Icon: Gift,
    needs: 'refunds',
    group: m.admin_group_catalogue(),
  },
  {
    to: adminPaths.imports,
    name: m.admin_nav_import(),
    Icon: FileSpreadsheet,
    needs: 'catalogue',
    group: m.admin_group_catalogue(),
  },
  { to: adminPaths.reviews, name: m.admin_nav_reviews(), Icon: Star, needs: 'moderation', group: m.admin_group_shop() },
  { to: adminPaths.reports, name: m.admin_nav_reports(), Icon: Flag, needs: 'moderation', group: m.admin_group_shop() },
  {
    to: adminPaths.revenue,
    name: m.admin_nav_revenue(),
    Icon: ChartColumn,
    needs: 'reports',
    group: m.admin_group_shop(),
  },
  { to: adminPaths.staff, name: m.admin_nav_staff(), Icon: UsersRound, needs: 'people', group: m.admin_group_shop() },
  { to: adminPaths.audit, name: m.admin_nav_audit(), Icon: ScrollText, needs: 'people', group: m.admin_group_shop() },
  {
    to: adminPaths.tax,
    name: m.admin_nav_tax(),
    Icon: Landmark,
    needs: 'settings',
    group: m.admin_group_shop(),
  },
  {
    to: adminPaths.integrations,
    name: m.integrations_title(),
    Icon: Plug,
    needs: 'settings',
    group: m.admin_group_shop(),
  },
  {
    to: adminPaths.settings,
    name: m.admin_nav_settings(),
    Icon: Settings,
    needs: 'settings',
    group: m.admin_group_shop(),
  },
]

/** The menu items that these permissions allow; null allows all. */
export const listNavigationItems = (permissions: readonly string[] | null): NavigationItem[] =>
  menuItems().filter((item) => permissions === null || permissions.includes(item.needs))

/** Pages outside the menu, by the start of their path. */
const otherPages: readonly (readonly [string, Permission])[] = [
  [adminPaths.driverRoute, 'orders'],
  ['/admin/print', 'orders'],
  ['/admin/recipes', 'purchasing'],
  ['/admin/statement', 'refunds'],
]

/** Whether these permissions allow a page; pages that are not listed are open to the whole staff. */
export function canOpen(pathname: string, permissions: readonly string[] | null): boolean {
  if (permissions === null) return true
  const rules = [...menuItems().map(({ to, needs }) => [to, needs] as const), ...otherPages]
  const contains = ([to]: readonly [string, Permission]) =>
    pathname === to || (to !== adminPaths.overview && pathname.startsWith(`${to}/`))
  const needs = rules.find(contains)?.[1]
  return needs === undefined || permissions.includes(needs)
}
