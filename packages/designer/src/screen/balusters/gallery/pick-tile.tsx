import { ProductPicture } from '../../ui/product-picture.tsx'
import { HiddenRadio } from '@millrun/ui/fields/hidden-radio.tsx'

/** Something of the catalogue to pick. */
export interface Tile {
  readonly id: string
  readonly title: string
  /** Address of its picture. */
  readonly src: string
  readonly price?: string
  /** A few words more, such as what would give way to it. */
  readonly remark?: string
}

/** How a part stands in its picture: bars run through it, posts rise from below, rails come in from the right. */
const STANDS = {
  bar: 'aspect-square object-cover',
  post: 'aspect-[3/4] object-contain object-bottom',
  rail: 'aspect-[4/3] object-contain object-right',
} as const

export type Stand = keyof typeof STANDS

interface PickTileProps {
  readonly tile: Tile
  readonly stand: Stand
  /** Of the radio buttons that it is one of. */
  readonly name: string
  readonly isChosen: boolean
  readonly onPick: (id: string) => void
}

export function PickTile({ tile, stand, name, isChosen, onPick }: PickTileProps) {
  const { id, title, src, price, remark } = tile
  return (
    <label className="relative flex min-w-0 cursor-pointer flex-col border-t border-rule pb-2 text-[13px] leading-4.5 outline-ink hover:bg-paper-2 has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plotter">
      <HiddenRadio name={name} isChosen={isChosen} onChoose={() => onPick(id)} />
      <ProductPicture src={src} widthPx={120} className={`w-full ${STANDS[stand]}`} />
      <span className="px-1.5 pt-1 font-medium">{title}</span>
      {price !== undefined && <span className="px-1.5">{price}</span>}
      {remark !== undefined && <span className="px-1.5 text-ink-2">{remark}</span>}
    </label>
  )
}
