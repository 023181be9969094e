import { ChangedCart } from '../cart/change/changed-cart.tsx'
import { ListAnswers } from './list-answers.tsx'
import { ListExamples } from './list-examples.tsx'
import { ListInput } from './list-input.tsx'
import { useQuickOrder } from './use-quick-order.ts'

/** A pasted list and what becomes of it, side by side where there is room. */
export function QuickOrderForm() {
  const access = useQuickOrder()
  const { text, write, added } = access
  return (
    <div className="gap-x-10 lg:grid lg:grid-cols-12">
      <div className="lg:sticky lg:top-6 lg:col-span-5 lg:self-start">
        <ListInput text={text} rows={12} onChange={write} />
      </div>
      <div className="mt-8 min-w-0 lg:col-span-7 lg:mt-0">
        {added !== undefined && (
          <div className="mb-7">
            <ChangedCart key={added.sentence} sentence={added.sentence} onBack={added.undo} />
          </div>
        )}
        {text.trim() === '' ? (
          added === undefined && <ListExamples onTry={write} />
        ) : (
          <ListAnswers {...access} />
        )}
      </div>
    </div>
  )
}
