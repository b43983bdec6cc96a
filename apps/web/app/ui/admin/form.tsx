import type { Locale } from '@warda/i18n/keys'
import { m } from '@warda/i18n/messages'
import { Fragment, type ReactNode, useId, useRef } from 'react'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useSaveShortcut } from '../../lib/forms/use-save-shortcut.ts'
import { Button } from '../buttons/button.tsx'
import { classes } from '../classes.ts'
import { Notice } from '../feedback/notice.tsx'
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx'

type FormSectionProps = { title: ReactNode; lead?: ReactNode; action?: ReactNode; children: ReactNode }

/** A titled section of an editor. */
export function FormSection({ title, lead, action, children }: FormSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-5 rounded-card border border-line bg-card p-4 sm:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {lead && <p className="mt-1 max-w-2xl text-ink-soft text-sm">{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}

/** Attributes of a control in one of the shop's languages. */
export type LanguageProps = { lang: Locale; dir: 'ltr' | 'rtl'; style: { textAlign: 'start' } }

/** Direction and alignment of the field's own language, independent of the page's. */
export const languageProps: Record<Locale, LanguageProps> = {
  en: { lang: 'en', dir: 'ltr', style: { textAlign: 'start' } },
  ar: { lang: 'ar', dir: 'rtl', style: { textAlign: 'start' } },
}

type LanguagePairProps = {
  /** Label of both fields, e.g. "Title"; the language is appended to each. */
  label: string
  english: (label: string, props: LanguageProps) => ReactNode
  arabic: (label: string, props: LanguageProps) => ReactNode
}

/** The fields of both languages, the page's language first. */
export const orderByLanguage = (english: ReactNode, arabic: ReactNode): ReactNode => {
  const fields = [<Fragment key="en">{english}</Fragment>, <Fragment key="ar">{arabic}</Fragment>]
  return currentLanguage() === 'ar' ? fields.reverse() : fields
}

/** A field in both languages, side by side where there is room. Spread `props` onto the control and give it `label`. */
export function LanguagePair({ label, english, arabic }: LanguagePairProps) {
  return (
    <div className="@container min-w-0">
      <div className="grid items-start gap-4 @md:grid-cols-2">
        {orderByLanguage(
          english(m.admin_ui_english({ label }), languageProps.en),
          arabic(m.admin_ui_arabic({ label }), languageProps.ar),
        )}
      </div>
    </div>
  )
}

type SaveBarProps = {
  /** Whether there are unsaved changes; then leaving the page asks first. */
  dirty: boolean
  busy: boolean
  /** Label of the button; default "Save". */
  label?: string
  /** Discards the changes. */
  onDiscard?: () => void
  /** Shown instead of "saved", e.g. the time of the last save. */
  note?: ReactNode
  /** Buttons before the save button. */
  actions?: ReactNode
  /** A `Notice` about a failed save; visible at any scroll position. */
  alert?: ReactNode
}

/** Sticky bar at the end of an editor: state, submit button, and a guard for unsaved changes. */
export function SaveBar({ dirty, busy, label, onDiscard, note, actions, alert }: SaveBarProps) {
  const save = useRef<HTMLButtonElement>(null)
  useSaveShortcut(save)
  return (
    <div className="sticky bottom-0 z-30 -mx-4 mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-t-card sm:border-x sm:px-5">
      {alert && <div className="grid w-full gap-2">{alert}</div>}
      <p role="status" className={classes('me-auto text-sm', dirty && onDiscard && 'max-sm:w-full')}>
        {dirty ? (
          <span className="inline-flex items-center gap-2 font-semibold">
            <span aria-hidden="true" className="size-2 rounded-full bg-petal" />
            {m.admin_ui_unsaved()}
          </span>
        ) : (
          <span className="text-ink-soft">{note ?? m.admin_ui_saved()}</span>
        )}
      </p>
      {actions}
      {dirty && onDiscard && (
        <Button look="secondary" className="min-h-12 max-sm:grow sm:border-transparent" onClick={onDiscard}>
          {m.admin_ui_discard()}
        </Button>
      )}
      <Button
        ref={save}
        type="submit"
        title={m.admin_ui_save_key()}
        aria-keyshortcuts="Control+S Meta+S"
        className={classes('min-h-12 min-w-28', dirty && onDiscard && 'max-sm:grow')}
        busy={busy}
      >
        {label ?? m.admin_ui_save()}
      </Button>
      <UnsavedChangesGuard dirty={dirty && !busy} />
    </div>
  )
}

/**
 * Shown when somebody else has saved meanwhile (409), with the server's message. `onTakeTheirs` loads the saved version;
 * `onKeepMine` overwrites it.
 */
export function ConflictNotice({
  text,
  onTakeTheirs,
  onKeepMine,
}: {
  text: string
  onTakeTheirs: () => void
  onKeepMine?: () => void
}) {
  return (
    <Notice tone="warning">
      <p className="font-semibold">{text}</p>
      <p className="mt-0.5">{m.admin_ui_conflict()}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" onClick={onTakeTheirs}>
          {m.admin_ui_conflict_theirs()}
        </Button>
        {onKeepMine && (
          <Button look="secondary" onClick={onKeepMine}>
            {m.admin_ui_conflict_mine()}
          </Button>
        )}
      </div>
    </Notice>
  )
}
