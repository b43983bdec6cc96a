import type { PictureArea } from '../../adapters/pictures.ts'

type Words = { en: string; ar: string }

/** A small product that is offered with flowers. */
export type AddOn = {
  /** Also the name of its stored picture. */
  sku: string
  /** A picture of the catalogue and the part of it that is shown, or a drawing. */
  picture: { file: string; area?: PictureArea }
  title: Words
  alt: Words
  description: Words
  riyals: number
  stock: number
}

const SIZE = { width: 700, height: 875 }

export const ADD_ONS: readonly AddOn[] = [
  {
    sku: 'ADD-VASE',
    picture: { file: 'tulips-06.jpg', area: { left: 240, top: 600, ...SIZE } },
    title: { en: 'White ceramic vase', ar: 'مزهرية خزفية بيضاء' },
    alt: { en: 'A white ceramic vase with the stems of red tulips.', ar: 'مزهرية خزفية بيضاء فيها سيقان توليب أحمر.' },
    description: {
      en: 'Hand-glazed, 24 cm high, with a neck narrow enough to hold a bouquet upright without arranging it.',
      ar: 'مطلية يدويًا بارتفاع 24 سم، وعنقها ضيق بما يكفي لتقف فيه أي باقة من دون تنسيق.',
    },
    riyals: 85,
    stock: 60,
  },
  {
    sku: 'ADD-TRUFFLES',
    picture: { file: 'gifts-06.jpg', area: { left: 500, top: 620, ...SIZE } },
    title: { en: 'Box of truffles', ar: 'علبة ترفل' },
    alt: { en: 'A small white box of chocolate truffles.', ar: 'علبة بيضاء صغيرة من ترفل الشوكولاتة.' },
    description: {
      en: 'Nine truffles of dark, milk and white chocolate, made the same week. They travel in a cool bag beside the flowers.',
      ar: 'تسع حبات ترفل بالشوكولاتة الداكنة والحليب والبيضاء صُنعت في الأسبوع نفسه، وتصل مع الزهور في حقيبة مبرّدة.',
    },
    riyals: 65,
    stock: 60,
  },
  {
    sku: 'ADD-CARD',
    picture: { file: 'card.svg' },
    title: { en: 'Large keepsake card', ar: 'بطاقة تذكارية كبيرة' },
    alt: { en: 'A folded cream card with a drawn twig.', ar: 'بطاقة كريمية مطوية عليها غصن مرسوم.' },
    description: {
      en: 'Twice the size of the card that comes with every bouquet, on thick cotton paper and with an envelope to keep it in.',
      ar: 'ضعف حجم البطاقة التي تأتي مع كل باقة، على ورق قطني سميك ومعها ظرف يحفظها.',
    },
    riyals: 15,
    stock: 60,
  },
]
