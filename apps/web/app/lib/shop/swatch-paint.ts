/** The CSS background of a colour: its swatch, or a wheel for several colours. */
export const swatchPaint = (swatch: string | null): string =>
  swatch ?? 'conic-gradient(#e59aae,#ecc24a,#6f8f63,#6a86c4,#7d5694,#e59aae)'
