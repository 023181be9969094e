import { useId, useRef } from 'react'
import { MOST_STYLES } from '@millrun/stair/design/design-limits'
import type { Design } from '@millrun/stair/design/design'
import type { BalusterStyle } from '@millrun/stair/stock/baluster-stock'
import { Button } from '@millrun/ui/first/button.tsx'
import { ProductPicture } from '../../ui/product-picture.tsx'
import { shortTitle } from './baluster-series.ts'
import { STYLE_LETTERS } from '../pattern/pattern-edits.ts'
import { tileOf } from './tile-of.ts'
import { HiddenRadio } from '@millrun/ui/fields/hidden-radio.tsx'

interface StyleSlotsProps {
  readonly design: Design
  readonly styles: readonly BalusterStyle[]
  readonly slot: number
  readonly onSlot: (slot: number) => void
  readonly onAdd: () => void
  readonly onRemove: () => void
}

/** The styles of the pattern. What is picked in the gallery takes the place of the one that is marked. */
export function StyleSlots({ design, styles, slot, onSlot, onAdd, onRemove }: StyleSlotsProps) {
  const name = useId()
  const mixing = useRef<HTMLButtonElement>(null)

  /** The button goes with the last style that it can remove; the focus stays beside it. */
  function remove(): void {
    if (styles.length === 2) mixing.current?.focus()
    onRemove()
  }

  return (
    <>
      <fieldset>
        <legend className="text-sm font-medium">
          {styles.length === 1 ? 'On your stair' : 'On your stair: which one to change?'}
        </legend>
        <div className="mt-1.5 grid grid-cols-3 gap-3">
          {styles.map((style, place) => {
            const { id, title, src, price } = tileOf(style.product, design)
            return (
              <label
                key={id}
                className="relative flex cursor-pointer flex-col rounded-xs border border-rule-2 p-1.5 text-[13px] leading-4.5 hover:bg-paper-2 has-checked:border-ink has-checked:outline has-checked:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plotter"
              >
                <HiddenRadio name={name} isChosen={place === slot} onChoose={() => onSlot(place)} />
                <ProductPicture
                  src={src}
                  widthPx={110}
                  className="aspect-[5/4] w-full object-cover"
                />
                <span className="mt-1 min-h-9 font-medium">
                  {styles.length > 1 && `${STYLE_LETTERS[place] ?? ''}. `}
                  {shortTitle(title)}
                </span>
                <span>{price}</span>
              </label>
            )
          })}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-x-5">
        <Button
          ref={mixing}
          look="quiet"
          aria-disabled={styles.length === MOST_STYLES}
          onClick={() => styles.length < MOST_STYLES && onAdd()}
          className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-2"
        >
          Mix in another style
        </Button>
        {styles.length > 1 && (
          <Button look="quiet" onClick={remove}>
            Remove {STYLE_LETTERS[slot]}
          </Button>
        )}
      </div>
    </>
  )
}
