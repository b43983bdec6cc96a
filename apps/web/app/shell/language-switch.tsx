import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../lib/browser/language.ts'
import { classes } from '../ui/classes.ts'

/** Switches to the other language. */
export function LanguageSwitch({ className }: { className?: string }) {
  const other = currentLanguage() === 'ar' ? 'en' : 'ar'
  return (
    <button
      type="button"
      aria-label={`${m.shell_other_language()}: ${m.shell_switch_language()}`}
      onClick={() =>
        void import('../lib/browser/switch-language.ts').then(({ switchLanguage }) => switchLanguage(other))
      }
      className={classes(
        'min-h-11 min-w-11 items-center justify-center rounded-full px-2.5 font-semibold text-sm hover:bg-sand',
        className,
      )}
    >
      <span lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
        {m.shell_other_language()}
      </span>
    </button>
  )
}
