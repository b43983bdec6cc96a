import type { SettingKey } from '@warda/contract/setting-values'
import { m } from '@warda/i18n/messages'
import {
  CalendarClock,
  CreditCard,
  FileText,
  Gift,
  Images,
  Link2,
  type LucideIcon,
  MapPin,
  MapPinned,
  ReceiptText,
  RotateCcw,
  Scale,
  Search,
  ShieldCheck,
  Sparkles,
  Store,
  TicketPercent,
  UserPlus,
} from 'lucide-react'

type SettingLabels = { name: () => string; lead: () => string; Icon: LucideIcon }

/** Titles and icons of the settings in display order. */
export const SETTING_NAMES: { [K in SettingKey]: SettingLabels } = {
  identity: { name: m.admin_settings_identity, lead: m.admin_settings_identity_lead, Icon: Store },
  calendar: { name: m.admin_settings_calendar, lead: m.admin_settings_calendar_lead, Icon: CalendarClock },
  zones: { name: m.admin_settings_served, lead: m.admin_settings_served_card, Icon: MapPinned },
  loyalty: { name: m.admin_settings_loyalty, lead: m.admin_settings_loyalty_card, Icon: Gift },
  accounts: { name: m.admin_settings_accounts, lead: m.admin_settings_accounts_lead, Icon: UserPlus },
  contact: { name: m.admin_settings_contact, lead: m.admin_settings_contact_card, Icon: MapPin },
  links: { name: m.admin_settings_links, lead: m.admin_settings_links_lead, Icon: Link2 },
  payments: { name: m.admin_settings_payments, lead: m.admin_settings_payments_card, Icon: CreditCard },
  giftCards: { name: m.admin_settings_giftCards, lead: m.admin_settings_gift_cards_card, Icon: TicketPercent },
  promises: { name: m.admin_settings_promises, lead: m.admin_settings_promises_card, Icon: Sparkles },
  seller: { name: m.admin_settings_seller, lead: m.admin_settings_seller_card, Icon: ReceiptText },
  legal: { name: m.admin_settings_legal, lead: m.admin_settings_legal_card, Icon: Scale },
  terms: { name: m.admin_settings_terms, lead: m.admin_settings_terms_card, Icon: FileText },
  returns: { name: m.admin_settings_returns, lead: m.admin_settings_returns_card, Icon: RotateCcw },
  privacy: { name: m.admin_settings_privacy, lead: m.admin_settings_privacy_card, Icon: ShieldCheck },
  sitePictures: { name: m.admin_settings_pictures, lead: m.admin_settings_pictures_lead, Icon: Images },
  search: { name: m.admin_settings_search, lead: m.admin_settings_search_lead, Icon: Search },
}

export const isSettingKey = (text: string): text is SettingKey => Object.hasOwn(SETTING_NAMES, text)
