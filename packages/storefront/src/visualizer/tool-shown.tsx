import { stair } from 'virtual:stair/opening'
import { formatDollars } from '@millrun/commerce/dollars'
import still from './stair-still.webp'

const FIGURES = [
  { label: 'steps, as you count them', figure: String(stair.risers) },
  { label: 'balusters, each with its length', figure: String(stair.balusters) },
  { label: 'the widest gap between two', figure: stair.gap },
  { label: 'for every part on the list', figure: formatDollars(stair.totalCents) },
] as const

/** What the tool makes of a stair: its picture, its drawing, its parts and what they cost. */
export function ToolShown() {
  return (
    <section className="wrap pb-14 lg:pb-20" aria-label="What the tool shows">
      <RoomAndDrawing />
      <dl className="mt-8 grid grid-cols-2 border-y border-rule lg:grid-cols-4">
        {FIGURES.map(({ label, figure }, index) => (
          <div
            key={label}
            className={`flex flex-col-reverse justify-end border-rule py-5 ${index % 2 === 1 ? 'border-l pl-4' : ''} ${index > 1 ? 'border-t lg:border-t-0' : ''} ${index > 0 ? 'lg:border-l lg:pl-6' : ''}`}
          >
            <dt className="mt-1.5 text-[15px] text-ink-2">{label}</dt>
            <dd className="font-serif text-[28px] leading-none tracking-[-0.02em] lg:text-[36px]">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="grid gap-x-10 pt-4 text-[15px] md:grid-cols-2">
        {stair.lines.map(({ title, quantity, totalCents }) => (
          <li key={title} className="flex justify-between gap-4 border-b border-rule py-2">
            <span>
              {quantity} × {title}
            </span>
            <span className="whitespace-nowrap">{formatDollars(totalCents)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-2">
        Of balusters and shoes the list has one in twenty to spare.
      </p>
    </section>
  )
}

function RoomAndDrawing() {
  return (
    <div className="gap-6 border-t border-ink pt-5 lg:grid lg:grid-cols-12">
      <figure className="lg:col-span-7">
        <img
          src={still}
          alt="The Stair Visualizer's 3D view: a flight with bronze knuckle and basket balusters, an oak rail and ball top newels, in a paneled hall."
          width={1200}
          height={900}
          fetchPriority="high"
          className="aspect-4/3 w-full bg-paper-2 object-cover"
        />
        <figcaption className="mt-2 text-sm text-ink-2">
          The stair in a room, to be turned and walked up.
        </figcaption>
      </figure>
      <figure className="mt-8 flex flex-col lg:col-span-5 lg:mt-0">
        <picture className="contents">
          <source
            media="(max-width: 63.99rem)"
            srcSet="/drawings/stair-opening-elevation-narrow.svg"
          />
          <img
            src="/drawings/stair-opening-elevation-wide.svg"
            alt={`The same stair drawn from its side with its dimensions: ${stair.risers} risers of ${stair.rise}, treads of ${stair.run}.`}
            width={680}
            height={718}
            className="h-auto min-h-0 w-full max-w-120 grow self-center object-contain lg:h-0"
          />
        </picture>
        <figcaption className="mt-2 text-sm text-ink-2">
          The same stair, drawn to scale for the workshop.
        </figcaption>
      </figure>
    </div>
  )
}
