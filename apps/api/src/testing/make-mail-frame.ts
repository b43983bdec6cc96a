import type { Language } from '@warda/domain/language'
import type { MailFrame } from '../features/mail/templates/content.ts'

/** The frame of a mail of the shop Warda. */
export const makeMailFrame = (language: Language): MailFrame => ({
  language,
  publicUrl: 'https://warda.example',
  secret: 'a secret that only tests know, long enough',
  brand: {
    name: language === 'ar' ? 'وردة' : 'Warda',
    city: language === 'ar' ? 'الرياض' : 'Riyadh',
    accent: '#2e4a3b',
    mark: 'rose',
    logo: null,
    icon: 'https://warda.example/favicon-96.png',
  },
  sizes: new Map([
    ['medium', { en: 'Medium', ar: 'متوسط' }],
    ['large', { en: 'Large', ar: 'كبير' }],
  ]),
  contactEmail: 'hello@warda.example',
  legalLine: language === 'ar' ? 'مؤسسة وردة لتجارة الزهور' : 'Warda Flowers Trading Est.',
  hero: { path: '/pictures/hero-1280.webp', text: 'Roses "in" a bowl' },
})
