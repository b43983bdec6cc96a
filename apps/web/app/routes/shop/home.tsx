export default function Home() { return <h1 className="text-ink page">Home</h1> }
