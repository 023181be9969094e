import { SCENES, sharePath, type Scene } from '@millrun/catalogue/pictures/scene'
import { Link } from '../../router/link.tsx'
import { FinishedRoom } from '../../designs/finished-room.tsx'
import { LayoutSketch, type LayoutPart } from '../../designs/layout-sketch.tsx'
import { collections } from '../../home/collection-list.ts'
import { mailDraft } from '../../mail-draft.ts'
import { paths } from '../../paths.ts'
import { ButtonAnchor } from '@millrun/ui/first/button.tsx'
import { PageHeader } from '../../text/page-header.tsx'
import { PageMeta } from '../../page/page-meta.tsx'

interface Room {
  readonly scene: Scene
  readonly title: string
  readonly text: string
}

const ROOMS: readonly Room[] = [
  {
    scene: SCENES.morning,
    title: 'A hall in the morning',
    text: 'Baskets between twists, a red oak rail, paneled box newels.',
  },
  {
    scene: SCENES['straight-lines'],
    title: 'Straight lines',
    text: 'Plain black bars under a flat white oak rail.',
  },
  {
    scene: SCENES.painted,
    title: 'Painted white, with cherry',
    text: 'Turned balusters below a rail that begins in a volute.',
  },
  {
    scene: SCENES.craftsman,
    title: 'Craftsman, by lamplight',
    text: 'Square oak balusters and a tapered box newel.',
  },
  {
    scene: SCENES.bronze,
    title: 'Oil rubbed bronze',
    text: 'One knuckle and two, in square shoes, beside a white newel.',
  },
  {
    scene: SCENES.balcony,
    title: 'A gallery over the stairwell',
    text: 'Heart scrolls between plain bars; the rail ends in a rosette.',
  },
]

interface Layout {
  readonly title: string
  readonly text: string
  readonly to: string
  readonly parts: readonly LayoutPart[]
}

/** The four collections in these boxes, in the order of the home page. */
function collectionsAt(...places: readonly (readonly [number, number, number, number])[]) {
  return places.flatMap((place, index) => {
    const collection = collections[index]
    if (collection === undefined) return []
    const { productId: id, stand } = collection
    return [{ kind: 'product', place, id, isPost: stand === 'post' } as const]
  })
}

const LAYOUTS: readonly Layout[] = [
  {
    title: 'Minimalist Grid',
    text: 'Four equal tiles between rules, much paper around them, and one short story.',
    to: paths.design(1),
    parts: [
      { kind: 'words', text: 'Parts of a stair,', at: [6, 0.95], size: 0.62, isCentred: true },
      { kind: 'words', text: 'and nothing else', at: [6, 1.55], size: 0.62, isCentred: true },
      { kind: 'button', place: [5.4, 1.9, 1.2, 0.32] },
      ...collectionsAt([2, 2.6, 4, 2.9], [6, 2.6, 4, 2.9], [2, 5.5, 4, 2.9], [6, 5.5, 4, 2.9]),
    ],
  },
  {
    title: 'Masonry Showcase',
    text: 'Tiles of different sizes, set off against each other like samples on a bench.',
    to: paths.design(2),
    parts: [
      { kind: 'words', text: 'The stair, part by part', at: [0.5, 1.15], size: 0.78 },
      ...collectionsAt(
        [0.5, 1.6, 6.25, 3.5],
        [7.25, 2.5, 4.25, 3],
        [0.5, 5.5, 4.25, 3.1],
        [5.25, 5.9, 6.25, 2.7],
      ),
    ],
  },
  {
    title: 'Full-Width Impact',
    text: 'Four panels from edge to edge, a floating card and the figures below.',
    to: paths.design(3),
    parts: [
      ...collectionsAt([0, 0.5, 3, 5.8], [3, 0.5, 3, 5.8], [6, 0.5, 3, 5.8], [9, 0.5, 3, 5.8]),
      { kind: 'card', place: [7.4, 4.9, 4.1, 2.2] },
      { kind: 'words', text: 'Elevating Every Space', at: [7.65, 5.55], size: 0.34 },
      { kind: 'button', place: [7.65, 6.35, 1.2, 0.34] },
      { kind: 'words', text: '39+', at: [0.5, 8.2], size: 0.7 },
      { kind: 'words', text: '5000+', at: [3.3, 8.2], size: 0.7 },
      { kind: 'words', text: '50k+', at: [6.6, 8.2], size: 0.7 },
      { kind: 'words', text: '100%', at: [9.8, 8.2], size: 0.7 },
    ],
  },
  {
    title: 'Current Design',
    text: 'The home page as it is: a staircase, the collections and the contractor program.',
    to: paths.home,
    parts: [
      { kind: 'scene', place: [4.4, 0.5, 7.1, 4.6], scene: SCENES.morning },
      { kind: 'words', text: 'Every part of the', at: [0.5, 1.1], size: 0.62 },
      { kind: 'words', text: 'stair, milled to fit.', at: [0.5, 1.72], size: 0.62 },
      { kind: 'button', place: [0.5, 2.3, 1.3, 0.34] },
      ...collectionsAt(
        [0.5, 6.1, 2.75, 2.9],
        [3.25, 6.1, 2.75, 2.9],
        [6, 6.1, 2.75, 2.9],
        [8.75, 6.1, 2.75, 2.9],
      ),
    ],
  },
]

const CUSTOM_DESIGN = mailDraft(
  'Custom Design Request',
  'What the space is:\nWhat you have in mind:\nMeasurements you know:\n',
)

export function Page() {
  return (
    <>
      <PageMeta
        title="Design Gallery"
        description="Finished rooms with stairs of our parts, each part named, and four ways to lay out the collections."
        picture={sharePath(SCENES.morning)}
        path={paths.designGallery}
      />
      <div className="wrap pt-6 pb-12 lg:pt-9">
        <PageHeader title="Design Gallery">
          Stairs as they stand in a room, with every part named. What you see can be ordered.
        </PageHeader>
        <section aria-labelledby="rooms">
          <h2 id="rooms" className="sr-only">
            Finished rooms
          </h2>
          <ul className="grid gap-x-6 gap-y-9 md:grid-cols-2">
            {ROOMS.map((room, index) => (
              <FinishedRoom key={room.title} {...room} isMain={index === 0} />
            ))}
          </ul>
        </section>
        <Layouts />
        <div className="items-center justify-between gap-6 pt-11 pb-8 lg:flex">
          <h2 className="max-w-[24ch] title-part">Something else in mind for your stair?</h2>
          <ButtonAnchor
            href={CUSTOM_DESIGN}
            target="_blank"
            rel="noreferrer"
            className="mt-5 lg:mt-0"
          >
            Request Custom Design
          </ButtonAnchor>
        </div>
      </div>
    </>
  )
}

/** The same four collections, laid out four ways. */
function Layouts() {
  return (
    <section aria-labelledby="layouts" className="pt-14 lg:pt-20">
      <h2 id="layouts" className="title-part">
        Four layouts
      </h2>
      <p className="mt-2 mb-6 text-ink-2">
        The same four collections, laid out four ways. Open each and walk through it.
      </p>
      <ul className="grid border-t border-ink sm:grid-cols-2">
        {LAYOUTS.map(({ title, text, to, parts }, index) => (
          <li
            key={title}
            className={`border-b border-rule py-8 ${index % 2 === 0 ? 'sm:border-r sm:pr-6 lg:pr-12' : 'sm:pl-6 lg:pl-12'}`}
          >
            <Link to={to} className="group block no-underline">
              <LayoutSketch parts={parts} />
              <h3 className="mt-5 text-[26px] leading-tight decoration-plotter decoration-1 underline-offset-5 group-hover:underline">
                {title}
              </h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
