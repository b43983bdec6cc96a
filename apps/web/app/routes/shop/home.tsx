import { m } from '@warda/words/messages'
export default function Home() { return <h1 className="text-ink page">{m.error_unexpected()}</h1> }
