/**
 * Where the shop stands and how it is reached, as the footer and the contact page show it. A social network without an
 * address is drawn as an icon that links nowhere (decisions §11).
 */
export const shopFacts = {
  phone: '+966112345678',
  phoneShown: '+966 11 234 5678',
  mail: 'hello@warda.example',
  map: 'https://www.openstreetmap.org/?mlat=24.6949&mlon=46.6854#map=16/24.6949/46.6854',
  social: { instagram: null, x: null, snapchat: null } as Record<'instagram' | 'x' | 'snapchat', string | null>,
  developers: { design: 'https://www.linkedin.com/', server: 'https://github.com/' },
} as const
