import type { Offer } from './offer.ts'

export const PLANTS: readonly Offer[] = [
  {
    picture: 'plants-01',
    sizes: [['large', 2, 285]],
    care: 'orchid',
    en: 'Two arching stems of white moth orchid, some sixteen flowers, in a sage pot. It stays in bloom for about three months and asks for one bath a week.',
    ar: 'ساقان مقوّستان من الأوركيد الأبيض تحملان نحو ست عشرة زهرة، في أصيص بخضرة المريمية. تبقى مزهرة قرابة ثلاثة أشهر ولا تطلب إلا حمّامًا واحدًا في الأسبوع.',
  },
  {
    picture: 'plants-02',
    sizes: [['medium', 1, 165]],
    care: 'orchid',
    en: 'One stem, one white pot, deep pink flowers with a darker lip. The right size for a desk.',
    ar: 'ساق واحدة وأصيص أبيض وأزهار وردية بشفة أدكن. حجمها يناسب المكتب تمامًا.',
  },
  {
    picture: 'plants-03',
    sizes: [['large', 2, 310]],
    care: 'orchid',
    en: 'Purple orchids with veins you can follow with a fingertip, in a charcoal pot dressed with moss. Nobody has ever returned one.',
    ar: 'أوركيد بنفسجي بعروق تتبّعها بطرف إصبعك، في أصيص فحمي تكسوه الطحالب. لم يُعده إلينا أحد قط.',
    stock: [4],
  },
  {
    picture: 'plants-04',
    sizes: [
      ['small', 120, 75],
      ['medium', 240, 130],
    ],
    care: 'herb',
    en: 'A full plant in terracotta, already in flower. Brush past it on the way out in the morning.',
    ar: 'نبتة كاملة مزهرة في أصيص فخاري. مرّر يدك عليها وأنت خارج في الصباح.',
  },
  {
    picture: 'plants-05',
    sizes: [['medium', 6, 195]],
    care: 'pottedHydrangea',
    en: 'Six big blue heads on one plant. It is thirsty, it is dramatic when forgotten, and it recovers within the hour.',
    ar: 'ستة رؤوس زرقاء كبيرة على نبتة واحدة. تعطش بسرعة، وتشكو إذا نُسيت، وتنتعش خلال ساعة.',
  },
  {
    picture: 'plants-06',
    sizes: [
      ['small', 6, 85],
      ['medium', 11, 145],
    ],
    care: 'easyPlant',
    en: 'If every plant you owned has died, start again here. Upright banded leaves, a charcoal pot, hardly a drop of water.',
    ar: 'إن ماتت كل نباتاتك من قبل فابدأ من هنا. أوراق قائمة مخطّطة وأصيص فحمي، ولا تكاد تحتاج إلى ماء.',
  },
  {
    picture: 'plants-07',
    sizes: [
      ['medium', 1, 180],
      ['large', 2, 295],
    ],
    care: 'easyPlant',
    en: 'Glossy leaves, almost burgundy underneath, on a plant that fills an empty corner by next year. The large one is about ninety centimetres tall when it comes to you.',
    ar: 'أوراق لامعة يكاد باطنها يكون عنّابيًا، ونبتة تملأ الركن الفارغ في عام. والكبيرة تصلك بطول تسعين سنتيمترًا تقريبًا.',
    discount: 20,
  },
  {
    picture: 'plants-08',
    sizes: [['large', 1, 340]],
    care: 'olive',
    en: 'A small tree with a clipped round crown and, in a good year, real olives. Given at housewarmings, and rightly so.',
    ar: 'شجرة صغيرة بتاج مستدير مقلّم، وفي السنة الطيبة تحمل زيتونًا حقيقيًا. تُهدى عند الانتقال إلى بيت جديد، وحُقّ لها ذلك.',
  },
  {
    picture: 'plants-09',
    sizes: [['small', 6, 110]],
    care: 'succulents',
    en: 'Six echeverias in a low bowl, planted to grow together into one cushion. No two rosettes the same green.',
    ar: 'ست نبتات إشيفيريا في وعاء منخفض، غُرست لتلتحم وسادة واحدة. لا تتشابه خضرتان فيها.',
  },
]
