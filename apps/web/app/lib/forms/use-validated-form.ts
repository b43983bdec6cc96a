import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useApiMutation } from '../api/use-api-mutation.ts'
import { deleteDraft, readDraft, registerDraft, saveDraft } from './drafts.ts'
import { applyServerErrors } from './form-errors.ts'

export type FormOptions<Input extends FieldValues> = {
  defaults: DefaultValues<Input>
  /**
   * Stores the values in this tab under this name, without the fields in `leaveOut`, until the form is sent (W9,
   * W19).
   */
  draft?: { name: string; leaveOut?: readonly string[] }
}

type Options<Input extends FieldValues, Output> = FormOptions<Input> & { resolver: Resolver<Input, unknown, Output> }

export type ContractForm<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>
  /** The error of a field, once it was touched or the form was submitted (FORM-01). */
  getError: (field: FieldPath<Input>) => string | undefined
  /** Server error that belongs to no field. */
  problem: string | null
  setProblem: (text: string | null) => void
  busy: boolean
  /** Whether a stored draft was restored. */
  restored: boolean
  /** Ignores repeated submits while sending; field errors of the server are shown at their fields. */
  submit: (
    send: (values: Output) => Promise<void>,
    onInvalid?: (errors: FieldErrors<Input>) => void,
  ) => (event: FormEvent<HTMLFormElement>) => void
  /** Validates the fields of one step, marks them as touched and shows their errors. */
  check: (fields: readonly FieldPath<Input>[]) => Promise<boolean>
}

/** A form with any rules, validated on blur and change; `useContractForm` has those of a contract schema. */
export const useValidatedForm = <Input extends FieldValues, Output>({
  resolver,
  defaults,
  draft,
}: Options<Input, Output>): ContractForm<Input, Output> => {
  const form = useForm<Input, unknown, Output>({ resolver, mode: 'all', defaultValues: defaults })
  const [problem, setProblem] = useState<string | null>(null)
  const isSubmitting = useRef(false)
  const isSent = useRef(false)
  // A form that was reset to the saved values stays open and stores drafts again.
  const isReset = useRef(false)
  const { formState } = form
  const { busy, run } = useApiMutation((send: () => Promise<void>) => send(), {
    onError: (error) => setProblem(applyServerErrors(error, form, listFieldPaths(form.getValues()))),
  })
  const restored = useStoredDraft(form, draft, isSent, isReset)

  const getError = (field: FieldPath<Input>): string | undefined => {
    const { error, isTouched } = form.getFieldState(field, formState)
    return (isTouched || formState.isSubmitted || error?.type === 'server') && error ? error.message : undefined
  }

  const submit: ContractForm<Input, Output>['submit'] = (send, onInvalid) => (event) => {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    isSent.current = false
    readAutofill(event.currentTarget, form)
    const handle = form.handleSubmit(async (values) => {
      setProblem(null)
      await run(async () => {
        isReset.current = false
        await send(values)
        isSent.current = !isReset.current
        if (draft) deleteDraft(draft.name)
      })
    }, onInvalid)
    void handle().finally(() => {
      isSubmitting.current = false
    })
  }

  const check = (fields: readonly FieldPath<Input>[]): Promise<boolean> => {
    for (const field of fields) form.setValue(field, form.getValues(field), { shouldTouch: true })
    return form.trigger(fields, { shouldFocus: true })
  }
  return { form, getError, problem, setProblem, busy, restored, submit, check }
}

/** Reads values from the DOM, because password managers may fill a field without an event (W14). */
const readAutofill = <I extends FieldValues, O>(element: HTMLFormElement, form: UseFormReturn<I, unknown, O>): void => {
  for (const [name, value] of new FormData(element)) {
    const field = name as FieldPath<I>
    const current: unknown = form.getValues(field)
    if (typeof value === 'string' && typeof current === 'string' && current !== value)
      form.setValue(field, value as never)
  }
}

const listFieldPaths = <I extends FieldValues>(values: object, prefix = ''): FieldPath<I>[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const path = `${prefix}${name}` as FieldPath<I>
    if (!isGroup(value)) return [path]
    // A list can have an error of its own.
    return Array.isArray(value) ? [path, ...listFieldPaths<I>(value, `${path}.`)] : listFieldPaths<I>(value, `${path}.`)
  })

/** Whether a value is an object or a list of objects, whose fields have paths of their own. */
const isGroup = (value: unknown): value is object =>
  value !== null &&
  typeof value === 'object' &&
  !(value instanceof Blob) &&
  (!Array.isArray(value) || value.some((item) => isGroup(item)))

const useStoredDraft = <I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  draft: { name: string; leaveOut?: readonly string[] } | undefined,
  isSent: RefObject<boolean>,
  isReset: RefObject<boolean>,
): boolean => {
  const [restored, setRestored] = useState(false)
  const name = draft?.name
  const leaveOut = draft?.leaveOut?.join() ?? ''
  useEffect(() => {
    if (name === undefined) return
    // Restored after hydration, because the first render must equal the server's, which has no draft.
    const stored = readDraft(name)
    if (stored !== null) {
      form.reset({ ...form.getValues(), ...stored }, { keepDefaultValues: true })
      setRestored(true)
    }
    const secrets = new Set(leaveOut.split(','))
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = (): void => {
      clearTimeout(timer)
      timer = undefined
      // A late change must not store values that were already sent.
      if (isSent.current) return
      const values = Object.entries(form.getValues()).filter(([field]) => !secrets.has(field))
      saveDraft(name, Object.fromEntries(values))
    }
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer)
        isReset.current = isDirty === false
        timer = isDirty ? setTimeout(save, 300) : undefined
      },
    })
    const saveIfDirty = (): void => {
      if (form.formState.isDirty) save()
    }
    const unregister = registerDraft(saveIfDirty)
    // A reload may come before the timer stores the last keystrokes (W9).
    addEventListener('pagehide', saveIfDirty)
    return () => {
      // Stores pending keystrokes when a dialog or step closes, and nothing else, so that sign-out does not restore a draft.
      if (timer !== undefined) save()
      unsubscribe()
      unregister()
      removeEventListener('pagehide', saveIfDirty)
    }
  }, [form, name, leaveOut, isSent, isReset])
  return restored
}
