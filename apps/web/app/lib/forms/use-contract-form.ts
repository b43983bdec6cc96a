import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { useApiMutation } from '../api/use-api-mutation.ts'
import { contractResolver, type Remark } from './contract-resolver.ts'
import { dropDraft, keepDraftOf, readDraft, saveDraft } from './drafts.ts'
import { applyServerErrors } from './form-errors.ts'

type Options<Input extends FieldValues, Output> = {
  schema: z.ZodMiniType<Output, Input>
  defaults: DefaultValues<Input>
  /** What to say about fields that belong together, also while others are still missing. */
  compare?: (values: NoInfer<Input>) => Remark[]
  /** Keeps what is typed in this tab under this name, secrets left out, until the form is done (W9, W19). */
  draft?: { name: string; leaveOut?: readonly string[] }
}

export type ContractForm<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>
  /** The error of a field, once the person has been there or has tried to send (FORM-01). */
  errorOf: (field: FieldPath<Input>) => string | undefined
  /** What the server said that belongs to no field. */
  problem: string | null
  setProblem: (text: string | null) => void
  busy: boolean
  /** Whether an earlier draft was put back. */
  restored: boolean
  /** Sends once however often it is pressed; field errors of the server are shown at their fields. */
  submit: (
    send: (values: Output) => Promise<void>,
    onInvalid?: (errors: FieldErrors<Input>) => void,
  ) => (event: FormEvent<HTMLFormElement>) => void
  /** Validates some fields and shows their errors, as if the person had been there: one step of a longer form. */
  check: (fields: readonly FieldPath<Input>[]) => Promise<boolean>
}

/** A form on a schema of the contract: validated on blur and change, with sentences in the page's language. */
export const useContractForm = <Input extends FieldValues, Output>({
  schema,
  defaults,
  compare,
  draft,
}: Options<Input, Output>): ContractForm<Input, Output> => {
  const form = useForm<Input, unknown, Output>({
    resolver: contractResolver<Input, Output>(schema, compare),
    mode: 'all',
    defaultValues: defaults,
  })
  const [problem, setProblem] = useState<string | null>(null)
  const isSubmitting = useRef(false)
  const done = useRef(false)
  // A form that was set to what has just been saved lives on, and keeps drafts again.
  const clean = useRef(false)
  const { formState } = form
  const { busy, run } = useApiMutation((send: () => Promise<void>) => send(), {
    onError: (error) => setProblem(applyServerErrors(error, form, fieldsOf(form.getValues()))),
  })
  const restored = useKeptDraft(form, draft, done, clean)

  const errorOf = (field: FieldPath<Input>): string | undefined => {
    const { error, isTouched } = form.getFieldState(field, formState)
    return (isTouched || formState.isSubmitted || error?.type === 'server') && error ? error.message : undefined
  }

  const submit: ContractForm<Input, Output>['submit'] = (send, onInvalid) => (event) => {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    done.current = false
    readAutofill(event.currentTarget, form)
    const finish = form.handleSubmit(async (values) => {
      setProblem(null)
      await run(async () => {
        clean.current = false
        await send(values)
        done.current = !clean.current
        if (draft) dropDraft(draft.name)
      })
    }, onInvalid)
    void finish().finally(() => {
      isSubmitting.current = false
    })
  }

  const check = (fields: readonly FieldPath<Input>[]): Promise<boolean> => {
    for (const field of fields) form.setValue(field, form.getValues(field), { shouldTouch: true })
    return form.trigger(fields, { shouldFocus: true })
  }
  return { form, errorOf, problem, setProblem, busy, restored, submit, check }
}

/** Password managers may fill a field without an event; what stands in the page counts (W14). */
const readAutofill = <I extends FieldValues, O>(element: HTMLFormElement, form: UseFormReturn<I, unknown, O>): void => {
  for (const [name, value] of new FormData(element)) {
    const field = name as FieldPath<I>
    const known: unknown = form.getValues(field)
    if (typeof value === 'string' && typeof known === 'string' && known !== value) form.setValue(field, value as never)
  }
}

const fieldsOf = <I extends FieldValues>(values: object, prefix = ''): FieldPath<I>[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const own = `${prefix}${name}` as FieldPath<I>
    if (!isGroup(value)) return [own]
    // A list has something to be said of itself, too.
    return Array.isArray(value) ? [own, ...fieldsOf<I>(value, `${own}.`)] : fieldsOf<I>(value, `${own}.`)
  })

/** Fields below one name: an object, or a list of objects. */
const isGroup = (value: unknown): value is object =>
  value !== null &&
  typeof value === 'object' &&
  !(value instanceof Blob) &&
  (!Array.isArray(value) || value.some((item) => isGroup(item)))

const useKeptDraft = <I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  draft: { name: string; leaveOut?: readonly string[] } | undefined,
  done: RefObject<boolean>,
  clean: RefObject<boolean>,
): boolean => {
  const [restored, setRestored] = useState(false)
  const name = draft?.name
  const leaveOut = draft?.leaveOut?.join() ?? ''
  useEffect(() => {
    if (name === undefined) return
    // Only now: the server drew the form without a draft, and the first drawing here must equal the server's.
    const kept = readDraft(name)
    if (kept !== null) {
      form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true })
      setRestored(true)
    }
    const secrets = new Set(leaveOut.split(','))
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = (): void => {
      clearTimeout(timer)
      timer = undefined
      // A change of the last moment must not bring back what has just been sent.
      if (done.current) return
      const values = Object.entries(form.getValues()).filter(([field]) => !secrets.has(field))
      saveDraft(name, Object.fromEntries(values))
    }
    const stopWatching = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        clearTimeout(timer)
        clean.current = isDirty === false
        timer = isDirty ? setTimeout(save, 300) : undefined
      },
    })
    const keep = (): void => {
      if (form.formState.isDirty) save()
    }
    const stopKeeping = keepDraftOf(keep)
    // A reload may come before the last keystrokes are kept (W9).
    addEventListener('pagehide', keep)
    return () => {
      // A dialog or a step may close before the last keystrokes are kept; what has been kept is not written again after sign-out.
      if (timer !== undefined) save()
      stopWatching()
      stopKeeping()
      removeEventListener('pagehide', keep)
    }
  }, [form, name, leaveOut, done, clean])
  return restored
}
