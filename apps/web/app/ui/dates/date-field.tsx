import { type ComponentProps, type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classes } from '../classes.ts'
import { controlStyle, FieldFrame, type FieldTexts } from '../forms/field-frame.tsx'
import type { DateEditor, DateKind } from './date-editor.tsx'
import { DateText } from './date-text.tsx'
import { enterValue } from './enter-value.ts'

type InputProps = Omit<ComponentProps<'input'>, 'type'>
type DateFieldProps = FieldTexts & InputProps & { type?: 'date' | 'datetime-local' }

/**
 * A day (`YYYY-MM-DD`), with `datetime-local` also its time (`YYYY-MM-DDTHH:mm`). Takes what an `<input>` takes, so that a form library's
 * registration can be spread onto it.
 */
export function DateField({ label, hint, error, optional, type = 'date', ...input }: DateFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional ?? false}>
      {(wiring) => <DateControl kind={type} labelId={`${wiring.id}-label`} {...input} {...wiring} />}
    </FieldFrame>
  )
}

/** A time of day (`HH:mm`). */
export function TimeField({ label, hint, error, optional, ...input }: FieldTexts & InputProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional ?? false}>
      {(wiring) => <DateControl kind="time" labelId={`${wiring.id}-label`} {...input} {...wiring} />}
    </FieldFrame>
  )
}

/** A day without a visible label; name it by `aria-label`. */
export const DateInput = (props: InputProps) => <DateControl kind="date" {...props} />

/** A time of day without a visible label; name it by `aria-label`. */
export const TimeInput = (props: InputProps) => <DateControl kind="time" {...props} />

type DateControlProps = InputProps & { kind: DateKind; labelId?: string }

/** `text`: the formatted value; `parts` and `calendar`: the editor; `native`: the browser's own control, when the editor did not load. */
type Mode = 'text' | 'parts' | 'calendar' | 'native'

/**
 * The browser's input holds the value but is invisible: it would format the value in the browser's language, not the page's. The editor
 * (React Aria) is loaded at the first use and replaces the text while it has the focus.
 */
function DateControl({ kind, labelId, className, ref, ...input }: DateControlProps) {
  const frame = useRef<HTMLDivElement>(null)
  const control = useRef<HTMLInputElement | null>(null)
  const [value, setValue] = useState('')
  const [mode, setMode] = useState<Mode>('text')
  const [Editor, setEditor] = useState<typeof DateEditor | null>(null)
  const isEditing = mode === 'parts' || mode === 'calendar'
  const lastRead = useRef('')
  const reported = useRef(new Set<string>())
  // A form library sets the value without an event. During editing, values that the editor has reported come back late and are ignored.
  useLayoutEffect(() => {
    const current = control.current?.value ?? ''
    if (!isEditing || (current !== lastRead.current && !reported.current.has(current))) setValue(current)
    lastRead.current = current
  })
  const isNative = mode === 'native'
  const joinRefs = (element: HTMLInputElement | null) => {
    control.current = element
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
  }
  const edit = async (next: 'parts' | 'calendar'): Promise<void> => {
    try {
      const { DateEditor } = await import('./date-editor.tsx')
      if (!frame.current?.contains(document.activeElement)) return
      // Rendered at once, because the editor takes the focus, which may have moved on before a later rendering.
      flushSync(() => {
        setEditor(() => DateEditor)
        setMode(next)
      })
    } catch {
      setMode('native')
    }
  }
  const focusControl = (): void => {
    if (mode === 'text') void edit('parts')
    else frame.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
  }
  const blurControl = (event: FocusEvent<HTMLInputElement>): void => {
    if (!frame.current?.contains(event.relatedTarget)) input.onBlur?.(event)
  }
  const changeValue = (next: string): void => {
    setValue(next)
    if (isPartialYear(next)) return
    reported.current.add(next)
    enterValue(control.current, next)
  }
  const leaveEditor = (event: FocusEvent): void => {
    // The label and form libraries focus the input, which passes the focus on to the editor.
    if (frame.current?.contains(event.relatedTarget)) return
    reported.current.clear()
    setMode('text')
    control.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  return (
    <div
      ref={frame}
      onPointerEnter={() => void import('./date-editor.tsx').catch(() => undefined)}
      className={classes('@container relative', kind === 'time' ? 'min-w-26' : 'min-w-36 sm:min-w-46', className)}
    >
      <input
        {...input}
        ref={joinRefs}
        type={kind}
        tabIndex={isEditing ? -1 : undefined}
        aria-hidden={isEditing || undefined}
        onInput={({ currentTarget }) => setValue(currentTarget.value)}
        onFocus={isNative ? undefined : focusControl}
        onBlur={blurControl}
        className={classes(controlStyle, !isNative && 'peer pointer-events-none absolute inset-0 opacity-0')}
      />
      {mode === 'text' && (
        <DateText
          value={value}
          kind={kind}
          isInvalid={input['aria-invalid'] === true}
          isDisabled={input.disabled ?? false}
          onEdit={(next) => void edit(next)}
        />
      )}
      {isEditing && Editor && (
        <Editor
          kind={kind}
          value={value}
          min={input.min}
          aria={{
            ...(labelId ? { 'aria-labelledby': labelId } : { 'aria-label': input['aria-label'] ?? '' }),
            ...(input['aria-describedby'] && { 'aria-describedby': input['aria-describedby'] }),
          }}
          isInvalid={input['aria-invalid'] === true}
          opensCalendar={mode === 'calendar'}
          onChange={changeValue}
          onLeave={leaveEditor}
        />
      )}
    </div>
  )
}

/** The year 0202 of a date whose year is being typed. */
const isPartialYear = (value: string): boolean => /^0\d{3}-/.test(value)
