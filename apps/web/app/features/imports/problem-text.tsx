import { Fragment } from 'react'

/** The server's text of a problem: the column, then a sentence with the quoted value. Column and value are isolated (bidi). */
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
