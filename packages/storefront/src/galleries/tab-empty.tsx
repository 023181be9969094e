import { quoteDraft } from '../mail-draft.ts'
import { Button, ButtonAnchor } from '@millrun/ui/first/button.tsx'

interface TabEmptyProps {
  /** The kind of which there is nothing: `Iron Newels`. */
  readonly tab: string
  readonly allTitle: string
  readonly onAll: () => void
}

/** Nothing of a kind is in stock: what there is instead, and how to ask for it. */
export function TabEmpty({ tab, allTitle, onAll }: TabEmptyProps) {
  return (
    <div className="border-b border-ink py-14 lg:py-20">
      <h2 className="title-part">{tab} are made to order</h2>
      <p className="mt-3 max-w-[48ch] text-ink-2">
        None stands on the shelf. Send us the height and a photograph of the place, and we answer
        with a drawing and a price; or look through everything that we stock.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onAll}>Show {allTitle}</Button>
        <ButtonAnchor look="outline" href={quoteDraft(tab)} target="_blank" rel="noreferrer">
          Ask for a quote
        </ButtonAnchor>
      </div>
    </div>
  )
}
