import { Fragment } from 'react'

/** A problem as the server says it: the column, then a sentence with the value between quotation marks. Each keeps its own direction. */
export function ProblemText({ text }: { text: string }) {
  const [, column, sentence = text] = /^([a-z_]+): (.*)$/s.exec(text) ?? []
  return (
    <>
      {column !== undefined && (
        <>
          <bdi className="font-semibold">{column}</bdi>:{' '}
        </>
      )}
      {sentence.split(/([“«][^”»]*[”»])/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change their order
        <Fragment key={at}>{at % 2 === 1 ? <Quoted text={part} /> : part}</Fragment>
      ))}
    </>
  )
}

const Quoted = ({ text }: { text: string }) => (
  <>
    {text.slice(0, 1)}
    <bdi>{text.slice(1, -1)}</bdi>
    {text.slice(-1)}
  </>
)
