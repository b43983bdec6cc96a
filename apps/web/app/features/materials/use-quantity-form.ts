import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { parseWholeNumber } from '../../lib/forms/whole-number.ts'
import { notify } from '../../ui/feedback/toast.ts'

type QuantityForm = {
  min: number
  max: number
  /** Sends the change and returns the server's message; the note is absent when it is empty. */
  send: (quantity: number, note: { note?: string }) => Promise<string>
  onClose: () => void
}

/** State and submission of a form with a quantity and a note. */
export function useQuantityForm({ min, max, send, onClose }: QuantityForm) {
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const quantity = parseWholeNumber(typed, min, max)
  const { busy, problem, run } = useApiMutation((valid: number) => send(valid, note.trim() === '' ? {} : { note }), {
    onSuccess: (message) => {
      void notify.success(message)
      onClose()
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setSubmitted(true)
    if (quantity !== null) void run(quantity)
  }
  return { typed, setTyped, note, setNote, quantity, isWrong: isSubmitted && quantity === null, busy, problem, submit }
}
