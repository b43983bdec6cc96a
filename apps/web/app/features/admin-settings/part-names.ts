import type { SettingKey } from '@warda/contract/setting-values'
import { m } from '@warda/i18n/messages'

const TEXT = { en: m.admin_settings_terms_en, ar: m.admin_settings_terms_ar }

const NAMES: { [K in SettingKey]: Record<string, () => string> } = {
  identity: {
    name: m.admin_identity_shop_name,
    city: m.admin_identity_city,
    accent: m.admin_identity_accent,
    mark: m.admin_identity_mark,
    riyalSign: m.admin_identity_riyal,
    logo: m.admin_identity_logo,
    icon: m.admin_identity_icon,
    heroTitle: m.admin_identity_hero_title,
    heroText: m.admin_identity_hero_text,
    about: m.admin_identity_about,
    footerText: m.admin_identity_footer,
    senderName: m.admin_identity_sender_name,
  },
  calendar: {
    hours: m.admin_settings_hours,
    seasons: m.admin_settings_seasons,
    holidays: m.admin_settings_holidays,
    sameDayCutoff: m.admin_settings_cutoff,
    slotMinutes: m.admin_settings_slot_minutes,
    slotCapacity: m.admin_settings_capacity,
    slotRules: m.admin_settings_rules,
    daysAhead: m.admin_settings_days_ahead,
    leadMinutes: m.admin_settings_lead,
    feeHalalas: m.admin_settings_fee,
    freeFromHalalas: m.admin_settings_free_from,
    zones: m.admin_settings_zones,
    radiusMiles: m.admin_settings_radius,
    shop: m.admin_settings_shop_place,
  },
  zones: { zones: m.admin_settings_served, addressHours: m.admin_settings_address_hours },
  loyalty: { rules: m.admin_settings_loyalty_rules, pointsPerRiyal: m.admin_settings_point_value },
  accounts: {
    welcomePercent: m.admin_settings_welcome,
    phoneRule: m.admin_settings_phone_rule,
    registerExpiryRequired: m.admin_settings_expiry,
    holdReviews: m.admin_settings_reviews,
    staffSecondFactor: m.admin_settings_second_factor,
  },
  contact: {
    phone: m.admin_settings_phone,
    email: m.admin_settings_email,
    address: m.admin_settings_address,
    mapUrl: m.admin_settings_map,
  },
  links: {
    instagram: m.admin_settings_instagram,
    x: m.admin_settings_x,
    whatsapp: m.admin_settings_whatsapp,
    developers: m.admin_settings_developers,
  },
  giftCards: {
    isSold: m.admin_settings_gift_cards_sold,
    minAmount: m.admin_settings_gift_cards_min,
    maxAmount: m.admin_settings_gift_cards_max,
    validMonths: m.admin_settings_gift_cards_months,
  },
  payments: { gateway: m.admin_settings_gateway, methods: m.admin_settings_methods },
  promises: {
    freshnessDays: m.admin_settings_fresh,
    cities: m.admin_settings_cities,
    countries: m.admin_settings_countries,
  },
  seller: {
    name: m.admin_settings_seller_name,
    vatNumber: m.admin_settings_vat,
    crNumber: m.admin_settings_cr,
    buildingNumber: m.admin_settings_building,
    street: m.admin_settings_street,
    district: m.admin_settings_district,
    city: m.admin_settings_city,
    postalCode: m.admin_settings_postal,
  },
  legal: {
    authenticationNumber: m.admin_legal_number,
    authenticationEnds: m.admin_legal_ends,
    complaintEmail: m.admin_legal_complaint_email,
    answerDays: m.admin_legal_answer_days,
    hosting: m.admin_legal_hosting,
  },
  terms: TEXT,
  returns: TEXT,
  privacy: TEXT,
  sitePictures: {
    heroes: m.admin_settings_heroes,
    about: m.admin_settings_about_picture,
    services: m.admin_settings_services_picture,
  },
  search: { synonyms: m.admin_settings_synonyms },
}

/** The display name of a part of a setting. */
export const getPartName = (setting: SettingKey, part: string): string => NAMES[setting][part]?.() ?? part
