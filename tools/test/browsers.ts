import { glob } from 'node:fs/promises'

type Program = { variable: string; place: string; debianPackage: string }

/** Programs of Debian that the browser tests drive, and the variables that tell the tests where they are. */
const PROGRAMS: readonly Program[] = [
  { variable: 'WARDA_FIREFOX', place: '/usr/bin/firefox-esr', debianPackage: 'firefox-esr' },
  { variable: 'WARDA_WEBKIT_DRIVER', place: '/usr/bin/WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
  { variable: 'WARDA_WEBKIT', place: '/usr/lib/*/webkit2gtk-4*/MiniBrowser', debianPackage: 'webkit2gtk-driver' },
  { variable: 'WARDA_XVFB', place: '/usr/bin/Xvfb', debianPackage: 'xvfb' },
]

export type Browsers = { variables: Record<string, string>; missing: string[] }

/** Finds the programs, and names the Debian packages of missing ones. @internal `programs` is replaced in tests. */
export async function findBrowsers(programs: readonly Program[] = PROGRAMS): Promise<Browsers> {
  const variables: Record<string, string> = {}
  const missing = new Set<string>()
  for (const { variable, place, debianPackage } of programs) {
    // Several versions of WebKitGTK may be installed: the newest is used.
    const path = (await Array.fromAsync(glob(place))).toSorted().at(-1)
    if (path === undefined) missing.add(debianPackage)
    else variables[variable] = path
  }
  return { variables, missing: [...missing] }
}
