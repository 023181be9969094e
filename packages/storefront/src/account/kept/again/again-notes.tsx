import type { StairAgain } from '@millrun/stair/again/stair-again'

/** What does not come as it was chosen, and what should be put right first. */
export function AgainNotes({ again: { stair, notes } }: { again: StairAgain }) {
  const problems = [...new Set(stair.problems.map(({ text }) => text))]
  return (
    <>
      <Sentences sentences={notes} />
      {problems.length > 0 && (
        <>
          <p className="mt-3">
            Not everything works in this design yet. The Visualizer helps to put it right.
          </p>
          <Sentences sentences={problems} />
        </>
      )}
    </>
  )
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="mt-3 border-l-2 border-ink pl-4 empty:hidden">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
