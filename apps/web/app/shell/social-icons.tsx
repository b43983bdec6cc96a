import type { ShopInfo } from './root-data.ts'

type Network = ShopInfo['social'][number]['kind']

const drawings: Record<Network, { name: string; path: string }> = {
  instagram: {
    name: 'Instagram',
    path: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600ZM17.200 6.800h.01',
  },
  x: { name: 'X', path: 'M4 4l16 16M20 4L4 20' },
  whatsapp: {
    name: 'WhatsApp',
    path: 'M4 20l1.300-4A8 8 0 1 1 8.200 18.900ZM9 8.600c0 3.300 3 6.300 6.300 6.300.7 0 1.300-.6 1.300-1.300l-2-1-1 1c-1.200-.5-2.100-1.400-2.600-2.600l1-1-1-2C9.600 7.300 9 7.900 9 8.600Z',
  },
}

/** Three icons; one links only where the shop has an address there (decisions §11). */
export function SocialIcons({ label, links }: { label: string; links: ShopInfo['social'] }) {
  return (
    <ul aria-label={label} className="mt-5 flex gap-2">
      {links.map(({ kind: network, url }) => (
        <li key={network}>
          {url ? (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="grid size-11 place-items-center rounded-full border border-white/25 hover:bg-white/10"
            >
              <Drawing network={network} />
            </a>
          ) : (
            <span className="grid size-11 place-items-center rounded-full border border-white/25">
              <Drawing network={network} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Drawing({ network }: { network: Network }) {
  const { name, path } = drawings[network]
  return (
    <svg
      role="img"
      aria-label={name}
      width="19"
      height="19"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
