import { Masthead } from '../frame/masthead.tsx'

/** The moment in which the session of the tab is looked up: nobody has come to a screen yet. */
export function Opening() {
  return (
    <>
      <Masthead />
      <main className="wrap grow pt-7 lg:pt-10">
        <h1 className="title-part mb-5">Desk</h1>
        <output className="text-lg text-ink-2">Looking whether you are signed in…</output>
      </main>
    </>
  )
}
