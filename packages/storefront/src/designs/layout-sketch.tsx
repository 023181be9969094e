import { smallPicturePath } from '@millrun/catalogue/pictures/picture-path'
import { type Scene, scenePath } from '@millrun/catalogue/pictures/scene'

/** Left, top, width and height on a field of 12 × 9. */
type Place = readonly [x: number, y: number, width: number, height: number]

/** What stands on a page: a picture, words, a button or a card. */
export type LayoutPart =
  | {
      readonly kind: 'product'
      readonly place: Place
      readonly id: string
      /** A post shows its head. */
      readonly isPost: boolean
    }
  | { readonly kind: 'scene'; readonly place: Place; readonly scene: Scene }
  | { readonly kind: 'button'; readonly place: Place }
  | { readonly kind: 'card'; readonly place: Place }
  | {
      readonly kind: 'words'
      readonly text: string
      /** Where the line of writing begins, or its middle when it is centred. */
      readonly at: readonly [x: number, y: number]
      readonly size: number
      readonly isCentred?: boolean
    }

/** A page in small. */
export function LayoutSketch({ parts }: { parts: readonly LayoutPart[] }) {
  return (
    <svg viewBox="0 0 12 9" className="block w-full border border-ink" aria-hidden="true">
      {parts.map((part) => (
        <SketchedPart key={JSON.stringify(part)} part={part} />
      ))}
    </svg>
  )
}

function SketchedPart({ part }: { part: LayoutPart }) {
  if (part.kind === 'words') {
    const [x, y] = part.at
    return (
      <text
        x={x}
        y={y}
        fontSize={part.size}
        textAnchor={part.isCentred === true ? 'middle' : 'start'}
        className="fill-ink font-serif"
      >
        {part.text}
      </text>
    )
  }
  const [x, y, width, height] = part.place
  const box = { x, y, width, height }
  if (part.kind === 'button' || part.kind === 'card') {
    const look = part.kind === 'button' ? 'fill-iron' : 'fill-paper stroke-ink'
    return <rect {...box} className={look} strokeWidth="0.025" />
  }
  if (part.kind === 'scene') {
    return <image {...box} href={scenePath(part.scene)} preserveAspectRatio="xMaxYMid slice" />
  }
  return (
    <>
      <svg
        {...box}
        viewBox="0 0 400 500"
        preserveAspectRatio={part.isPost ? 'xMidYMin slice' : 'xMidYMid slice'}
      >
        <image href={smallPicturePath(part.id)} width="400" height="500" className="on-paper" />
      </svg>
      <rect {...box} className="fill-none stroke-rule" strokeWidth="0.025" />
    </>
  )
}
