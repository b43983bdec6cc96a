/** An internationalised domain in the form that mail is sent to (Punycode, RFC 3492), by the rules of URLs; other domains stay as they are. */
export function toAsciiDomain(domain: string): string {
  if (/^[\x21-\x7e]*$/.test(domain)) return domain.toLowerCase()
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain.toLowerCase()
  }
}
