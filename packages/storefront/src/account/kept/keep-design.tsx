import type { KeptEntry } from '@millrun/commerce/account/kept-work'
import { NativeSelect } from '@millrun/ui/fields/native-select.tsx'
import { ButtonLink } from '../../page/button-link.tsx'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { keep } from './ask-kept.ts'
import { readDeviceDesigns } from './device-designs.ts'
import { JobNameForm } from './job-name-form.tsx'

interface KeepDesignProps {
  readonly kept: readonly KeptEntry[]
  readonly onKept: () => void
}

/** Keeps one of the designs of this browser for every device. */
export function KeepDesign({ kept, onKept }: KeepDesignProps) {
  const [designs] = useState(readDeviceDesigns)
  const [chosenId, setChosenId] = useState(designs[0]?.id ?? '')
  const chosen = designs.find(({ id }) => id === chosenId)
  if (chosen === undefined) return <NoDesigns areKept={kept.length > 0} />
  const { link, name } = chosen

  async function keepUnder(jobName: string): Promise<Outcome<unknown>> {
    const outcome = await keep({ kind: 'design', jobName, content: link })
    if (outcome.ok) onKept()
    return outcome
  }

  return (
    <>
      <NativeSelect
        className="max-w-96"
        label="Design of this browser"
        prompt="Select a design"
        options={Object.fromEntries(designs.map((design) => [design.id, design.name]))}
        value={chosenId}
        onChange={(event) => setChosenId(event.target.value)}
      />
      <JobNameForm
        key={chosenId}
        action="Keep This Design"
        kept={kept}
        hint="What the design is called on your other devices"
        suggested={name}
        onName={keepUnder}
      />
    </>
  )
}

function NoDesigns({ areKept }: { areKept: boolean }) {
  return (
    <>
      <p className="text-ink-2">
        {!areKept && 'No design is kept yet. '}
        Designs that you save in the Stair Visualizer of this browser can be kept here.
      </p>
      <ButtonLink className="mt-4" look="outline" to={paths.stairVisualizer}>
        Stair Visualizer
      </ButtonLink>
    </>
  )
}
