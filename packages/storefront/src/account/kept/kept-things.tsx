import type { KeptEntry } from '@millrun/commerce/account/kept-work'
import { Asked } from '../asked.tsx'
import { Part } from '../part.tsx'
import { useAskAgain } from '../use-ask-again.ts'
import { askKept, KEPT } from './ask-kept.ts'
import { KeepCart } from './keep-cart.tsx'
import { KeepDesign } from './keep-design.tsx'
import { KeptCart } from './kept-cart.tsx'
import { KeptDesign } from './kept-design.tsx'

/** Carts and designs kept under the name of a job, for any device. */
export function KeptThings() {
  return (
    <Asked name={KEPT} ask={askKept} waiting="Looking up what you keep…">
      {(kept) => <Both kept={kept} />}
    </Asked>
  )
}

function Both({ kept }: { kept: readonly KeptEntry[] }) {
  const askAgain = useAskAgain(KEPT)
  const carts = kept.filter(({ kind }) => kind === 'cart')
  const designs = kept.filter(({ kind }) => kind === 'design')
  const onChange = () => void askAgain()
  return (
    <>
      <Part title="Carts">
        <KeepCart kept={carts} onKept={onChange} />
        <ul className="mt-4 border-t border-rule empty:hidden">
          {carts.map((entry) => (
            <KeptCart key={entry.id} entry={entry} onChange={onChange} />
          ))}
        </ul>
      </Part>
      <Part title="Designs">
        <KeepDesign kept={designs} onKept={onChange} />
        <ul className="mt-4 border-t border-rule empty:hidden">
          {designs.map((entry) => (
            <KeptDesign key={entry.id} entry={entry} onChange={onChange} />
          ))}
        </ul>
      </Part>
    </>
  )
}
