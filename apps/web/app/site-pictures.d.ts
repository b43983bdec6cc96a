/** Generated at build time by the `site-pictures` plugin from the pictures in `catalogue/`. */
declare module 'virtual:site-pictures' {
  type SitePicture = {
    key: string
    width: number
    height: number
    widths: number[]
    colour: string
    base: string
    alt: { en: string; ar: string }
  }
  const pictures: Record<'hero-1' | 'hero-2' | 'hero-3' | 'about' | 'services', SitePicture>
  export default pictures
}
