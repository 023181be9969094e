import { Button } from '@millrun/ui/first/button.tsx'
import { ListAnswers } from './list-answers.tsx'
import { ListInput } from './list-input.tsx'
import { useQuickOrder } from './use-quick-order.ts'

/** A list to be typed or pasted right into the cart. */
export function QuickAdd() {
  const access = useQuickOrder()
  const { text, write, added } = access
  return (
    <>
      <ListInput text={text} rows={3} onChange={write} />
      <output className="block">
        {added !== undefined && (
          <span className="mt-2 flex flex-wrap items-baseline gap-x-4 text-[15px]">
            {added.sentence}
            <Button look="quiet" onClick={added.undo}>
              Undo
            </Button>
          </span>
        )}
      </output>
      {text.trim() !== '' && (
        <div className="mt-4">
          <ListAnswers {...access} />
        </div>
      )}
    </>
  )
}
