/** Groups of an IPv6 address. */
const GROUPS = 8

/** The first 3 bytes (IPv4) or 3 groups (IPv6) of an IP address: `203.0.113.*`, `2001:db8:85a3:*`. Empty for any other text. */
export function shortenIp(ip: string): string {
  const address = ip.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  const v4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)?.[1]
  if (v4) return `${v4}.*`
  if (!/^[0-9a-f:]{2,39}$/.test(address) || !address.includes(':')) return ''
  return `${expandGroups(address).slice(0, 3).join(':')}:*`
}

/** The groups of an IPv6 address, with the zeros that `::` stands for. */
function expandGroups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  if (tail === undefined) return first
  const last = tail === '' ? [] : tail.split(':')
  return [...first, ...Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0'), ...last]
}
