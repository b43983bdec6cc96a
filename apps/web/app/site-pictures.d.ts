declare module 'virtual:site-pictures' {
  import type { PictureData } from './ui/picture.tsx'

  type SitePicture = Omit<PictureData, 'alt'> & { alt: { en: string; ar: string } }
  const pictures: Record<'hero-1' | 'hero-2' | 'hero-3' | 'about' | 'services', SitePicture>
  export default pictures
}
