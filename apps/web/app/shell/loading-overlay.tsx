import { m } from '@warda/i18n/messages'
import '../styles/loading-overlay.css'

const petals = [0, 45, 90, 135, 180, 225, 270, 315]

/** Full-page loading indicator: an opening flower and its text. */
export function LoadingOverlay() {
  return (
    <div
      role="status"
      className="loading-overlay fixed inset-0 z-50 grid place-content-center justify-items-center gap-6 bg-paper"
    >
      <svg aria-hidden="true" width="140" height="140" viewBox="-70 -70 140 140">
        {petals.map((angle, index) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path
              d="M0 0C-17-14-19-40 0-58 19-40 17-14 0 0Z"
              className={index % 2 === 0 ? 'petal outer' : 'petal inner'}
            />
          </g>
        ))}
        <circle r="11" className="heart" />
      </svg>
      <p className="font-display text-2xl text-leaf">{m.shell_blooming()}</p>
    </div>
  )
}
