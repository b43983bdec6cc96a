/** Care instructions by kind of product. */
export const CARE = {
  roses: {
    en: 'Cut two centimetres off each stem at a slant, strip the leaves below the water line and stand the roses in cool water. Change the water every second day. They dislike radiators, direct sun and a full fruit bowl.',
    ar: 'قصّ سنتيمترين من كل ساق بشكل مائل، وأزل الأوراق التي تلامس الماء، وضع الورد في ماء بارد. غيّر الماء كل يومين، وأبعده عن المكيّف وأشعة الشمس المباشرة وسلة الفاكهة.',
  },
  vaseRoses: {
    en: 'It arrives in its vase, ready to set down. Top the water up daily, and on the third day lift the flowers out in one hand, rinse the vase, trim the stems by a finger’s width and put them back.',
    ar: 'يصلك في مزهريته جاهزًا للعرض. زِد الماء كل يوم، وفي اليوم الثالث أخرج الورد دفعة واحدة واشطف المزهرية وقصّ السيقان بعرض إصبع ثم أعده إلى مكانه.',
  },
  tulips: {
    en: 'Tulips go on growing in the vase and lean towards the light; turn them once a day. Little water, very cold, changed daily. If they droop, roll them tightly in paper for an hour in deep water and they stand up again.',
    ar: 'التوليب يواصل النمو في المزهرية ويميل نحو الضوء، فأدِرها مرة كل يوم. يكفيه ماء قليل شديد البرودة يُغيَّر يوميًا. وإن ارتخت السيقان فلُفّها بالورق ساعة في ماء عميق لتستقيم من جديد.',
  },
  bouquet: {
    en: 'Leave the tie on: the stems are spiralled to stand by themselves. Trim them all to one length, use a clean vase with a sachet of the food enclosed, and take out any flower that finishes early so the rest last.',
    ar: 'اترك الرباط كما هو، فالسيقان مرتّبة لتقف وحدها. ساوِ أطوالها بالقص، واستعمل مزهرية نظيفة مع كيس الغذاء المرفق، وأزل أي زهرة تذبل مبكرًا ليدوم الباقي.',
  },
  thirsty: {
    en: 'Hydrangeas drink through their petals as well as their stems. If a head goes limp, lay it face down in cool water for half an hour. Fill the vase high and keep it away from draughts.',
    ar: 'الهدرانجيا تشرب من بتلاتها كما تشرب من سيقانها. إذا ارتخى رأسها فاغمره في ماء بارد نصف ساعة. املأ المزهرية جيدًا وأبعدها عن تيارات الهواء.',
  },
  lilies: {
    en: 'Pinch the orange anthers out as each flower opens; the pollen stains cloth. Buds open over a week, from the bottom up. Please keep lilies away from cats.',
    ar: 'انزع المآبر البرتقالية عند تفتح كل زهرة لأن لقاحها يبقّع القماش. تتفتح البراعم من الأسفل إلى الأعلى على مدى أسبوع. ويُرجى إبعاد الزنبق عن القطط.',
  },
  sunflowers: {
    en: 'Sunflowers empty a vase in a day: look every morning. A fresh cut every other day keeps the heads up. The lavender dries by itself and stays pretty long after.',
    ar: 'دوّار الشمس يشرب ماء المزهرية في يوم واحد، فتفقّده كل صباح. قصّ طرف الساق كل يومين لتبقى الرؤوس مرفوعة. أما اللافندر فيجفّ وحده ويبقى جميلًا مدة طويلة.',
  },
  orchid: {
    en: 'Bright light, no midday sun. Once a week stand the inner pot in lukewarm water for ten minutes and let it drain well; no water should stay in the outer pot. When the flowers have dropped, cut above the second node and wait: it flowers again.',
    ar: 'ضوء ساطع من غير شمس الظهيرة. مرة كل أسبوع ضع الأصيص الداخلي في ماء فاتر عشر دقائق ثم دعه يتصفّى جيدًا، ولا تترك ماءً في الأصيص الخارجي. وبعد سقوط الأزهار اقطع فوق العقدة الثانية وانتظر، فسيزهر ثانية.',
  },
  herb: {
    en: 'The sunniest sill you have, and let the soil dry between waterings. Clip the spent flowers with a third of their stalk and it makes new ones.',
    ar: 'ضعه على أكثر النوافذ شمسًا، ودع التربة تجفّ بين السقية والأخرى. قصّ الأزهار الذابلة مع ثلث سيقانها لتخرج أزهار جديدة.',
  },
  pottedHydrangea: {
    en: 'Half shade and never dry: in a Riyadh summer that means water every morning. Indoors, keep it out of the air conditioner’s stream. It may move to a balcony in October.',
    ar: 'نصف ظل وتربة رطبة دائمًا، أي سقاية كل صباح في صيف الرياض. أبعدها داخل المنزل عن هواء المكيّف، ويمكن نقلها إلى الشرفة في أكتوبر.',
  },
  easyPlant: {
    en: 'Water when the top five centimetres are dry, roughly every two to three weeks, less in winter. Wipe the leaves with a damp cloth now and then. It forgives a holiday; it does not forgive wet feet.',
    ar: 'اسقها حين تجفّ أعلى خمسة سنتيمترات من التربة، أي كل أسبوعين أو ثلاثة تقريبًا وأقل من ذلك شتاءً. امسح أوراقها بقطعة رطبة من حين لآخر. تتحمل غيابك في الإجازة ولا تتحمل الماء الراكد.',
  },
  olive: {
    en: 'An outdoor tree at heart: full sun, a balcony or the brightest window. Water deeply once the soil is dry two fingers down. Trim the crown lightly after winter to keep it round.',
    ar: 'شجرة تحب الخارج: شمس كاملة أو شرفة أو أكثر النوافذ ضوءًا. اسقها بعمق متى جفّت التربة بمقدار إصبعين، وقلّم تاجها قليلًا بعد الشتاء ليبقى مستديرًا.',
  },
  succulents: {
    en: 'A bright sill and a spoonful of water a fortnight, on the soil and not into the rosettes. If they stretch, they want more light.',
    ar: 'نافذة مضيئة وملعقة ماء كل أسبوعين على التربة لا في قلب النبتة. إذا استطالت فهي تطلب ضوءًا أكثر.',
  },
  bridal: {
    en: 'We deliver it on the morning of the day, in water and in a cooler box. Keep it in the box until the photographs, dry the handle with the cloth provided, and stand it in a glass whenever your hands are busy.',
    ar: 'نسلّمها صباح يوم المناسبة في الماء داخل صندوق مبرّد. أبقيها في الصندوق حتى موعد التصوير، وجفّفي المقبض بالقطعة المرفقة، وضعيها في كأس ماء كلما انشغلت يداك.',
  },
  event: {
    en: 'Our florist sets it up at your venue and collects the stands and bowls the next day. It is conditioned to look its best for ten hours in a cooled hall; please tell us if it will stand outdoors.',
    ar: 'ينصبها منسّقنا في مكان المناسبة ويستلم الحوامل والأوعية في اليوم التالي. نجهّزها لتبقى في أجمل حال عشر ساعات في قاعة مبرّدة، فأخبرنا إن كانت ستوضع في الخارج.',
  },
  crown: {
    en: 'Keep it in its box in the fridge until an hour before. Mist it lightly once, never while it is worn, and fix it with two pins behind the ears.',
    ar: 'احفظيه في علبته داخل الثلاجة حتى ساعة قبل ارتدائه. رشّيه برذاذ خفيف مرة واحدة وهو غير ملبوس، وثبّتيه بدبوسين خلف الأذنين.',
  },
  box: {
    en: 'The flowers stand in soaked foam. Pour half a small glass of water between them every other day, and tilt nothing: the box is paper. A cool room at night buys it two more days.',
    ar: 'الأزهار مغروسة في إسفنج مشبع بالماء. اسكب نصف كوب صغير بينها كل يومين من دون أن تميل العلبة فهي من الورق. وغرفة باردة ليلًا تمنحها يومين إضافيين.',
  },
} as const satisfies Record<string, { en: string; ar: string }>

export type CareName = keyof typeof CARE
