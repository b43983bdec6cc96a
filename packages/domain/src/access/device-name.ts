/** The browser and the system of a device, as their makers name them; empty when unknown. */
export type DeviceName = { browser: string; platform: string }

/** Characters that are parsed; limits the work per request. */
const MAX_LENGTH = 400

/** First match wins: most browsers also send the names of older ones. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const PLATFORMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const findName = (names: readonly (readonly [RegExp, string])[], text: string): string =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? ''

/** Reads browser and system from a User-Agent header. */
export function parseDeviceName(userAgent: string | undefined): DeviceName {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH)
  return { browser: findName(BROWSERS, text), platform: findName(PLATFORMS, text) }
}
