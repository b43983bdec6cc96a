type Network = 'instagram' | 'x' | 'snapchat'

const drawings: Record<Network, { name: string; path: string }> = {
  instagram: {
    name: 'Instagram',
    path: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600ZM17.200 6.800h.01',
  },
  x: { name: 'X', path: 'M4 4l16 16M20 4L4 20' },
  snapchat: {
    name: 'Snapchat',
    path: 'M12 3c3 0 4.800 2.200 4.800 5v2l1.800.4c.2.900-1.200 1.300-1.700 1.700.500 2.200 2.300 3.500 4 4-.2 1-1.900 1.100-2.800 1.300l-.5 1.400c-1.600-.3-2.600 1.700-5.600 1.700s-4-2-5.600-1.700l-.5-1.400c-.9-.2-2.600-.3-2.800-1.300 1.700-.5 3.500-1.800 4-4-.5-.4-1.900-.8-1.700-1.700L7.200 10V8c0-2.800 1.800-5 4.800-5Z',
  },
}

/** Three icons; one links only where the shop has an address there (decisions §11). */
export function SocialIcons({ label, links }: { label: string; links: Record<Network, string | null> }) {
  return (
    <ul aria-label={label} className="mt-5 flex gap-2">
      {(Object.keys(drawings) as Network[]).map((network) => (
        <li key={network}>
          {links[network] ? (
            <a
              href={links[network]}
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
