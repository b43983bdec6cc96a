/** The first amount in a text, in riyals; NaN without one. The currency may stand on either side. */
export const readAmount = (text: string): number =>
  Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN)
