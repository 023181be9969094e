import { dataUrlOf } from '@millrun/ui/asking/data-url-of'
import { Dialog } from 'radix-ui'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { sendDesk } from '../asking/ask-desk.ts'
import { useOutcome } from '../asking/use-asked.ts'

interface ReturnPhotographsProps {
  readonly number: string
  readonly photographs: readonly number[]
}

/** The photographs that came along, small; pressed, one of them fills the screen. */
export function ReturnPhotographs({ number, photographs }: ReturnPhotographsProps) {
  const [large, setLarge] = useState<number>()
  if (photographs.length === 0) return <p className="mt-3 text-ink-2">No photographs came along.</p>
  return (
    <>
      <ul className="mt-4 flex flex-wrap gap-3">
        {photographs.map((which) => (
          <li key={which}>
            <button
              type="button"
              aria-label={`Enlarge photograph ${which}`}
              className="block size-32 cursor-zoom-in border border-rule-2 bg-paper-2"
              onClick={() => setLarge(which)}
            >
              <Photograph number={number} which={which} className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      {large !== undefined && (
        <Large number={number} which={large} onClose={() => setLarge(undefined)} />
      )}
    </>
  )
}

interface PhotographProps {
  readonly number: string
  readonly which: number
}

/** Asked for with the token of the session, which no address of a picture could carry. */
function Photograph({ number, which, className }: PhotographProps & { className: string }) {
  const { data, refusal } = useOutcome(['return-photograph', number, which], async () => {
    const answer = await sendDesk(`returns/${number}/photographs/${which}`)
    if (!answer.ok) return answer
    return { ok: true, data: await dataUrlOf(await answer.data.blob()) }
  })
  if (data === undefined) {
    return (
      <span className="grid size-full place-items-center p-2 text-sm text-ink-2">
        {refusal ?? 'Fetching…'}
      </span>
    )
  }
  return <img src={data} alt={`Photograph ${which} of return ${number}`} className={className} />
}

function Large({ number, which, onClose }: PhotographProps & { onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-ink/45" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-3 z-50 grid grid-rows-[auto_1fr] gap-3 border border-ink bg-paper p-4"
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Dialog.Title className="title-card">
              Photograph {which} of return {number}
            </Dialog.Title>
            <Dialog.Close asChild>
              <Button look="tool">Close</Button>
            </Dialog.Close>
          </div>
          <div className="min-h-0">
            <Photograph number={number} which={which} className="size-full object-contain" />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
