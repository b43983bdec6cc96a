/** Converts an internationalised domain to ASCII (Punycode, RFC 3492) by the rules of URLs; a text that is no domain is only lower-cased. */
export function toAsciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain.toLowerCase()
  }
}
