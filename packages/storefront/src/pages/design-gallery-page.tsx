import { SCENES } from '@millrun/catalogue/scene'
import { Link } from 'react-router'
import { LayoutSketch, type LayoutPart } from '../designs/layout-sketch.tsx'
import { collections } from '../home/collection-list.ts'
import { mailDraft } from '../mail-draft.ts'
import { paths } from '../paths.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { PageMeta } from '../ui/page-meta.tsx'

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
        description="Four ways to lay out the same collections: Minimalist Grid, Masonry Showcase, Full-Width Impact and the current design."
        path={paths.designGallery}
      />
      <section className="wrap pt-9 pb-12 lg:pt-14">
        <PageHeader title="Design Gallery">
          The same four collections, laid out four ways. Open each and walk through it.
        </PageHeader>
        <ul className="grid border-t border-ink sm:grid-cols-2">
          {LAYOUTS.map(({ title, text, to, parts }, index) => (
            <li
              key={title}
              className={`border-b border-rule py-8 ${index % 2 === 0 ? 'sm:border-r sm:pr-6 lg:pr-12' : 'sm:pl-6 lg:pl-12'}`}
            >
              <Link to={to} className="group block no-underline">
                <LayoutSketch parts={parts} />
                <h2 className="mt-5 text-[26px] leading-tight decoration-plotter decoration-1 underline-offset-5 group-hover:underline">
                  {title}
                </h2>
                <p className="mt-1.5 text-ink-2">{text}</p>
              </Link>
            </li>
          ))}
        </ul>
        <div className="items-center justify-between gap-6 pt-11 pb-8 lg:flex">
          <h2 className="title-part max-w-[24ch]">Something else in mind for your stair?</h2>
          <ButtonAnchor
            href={CUSTOM_DESIGN}
            target="_blank"
            rel="noreferrer"
            className="mt-5 lg:mt-0"
          >
            Request Custom Design
          </ButtonAnchor>
        </div>
      </section>
    </>
  )
}
