import { Link } from 'react-router'
import { LayoutSketch, type LayoutBox } from '../designs/layout-sketch.tsx'
import { mailDraft } from '../mail-draft.ts'
import { paths } from '../paths.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import { PageMeta } from '../ui/page-meta.tsx'

interface Layout {
  readonly title: string
  readonly text: string
  readonly to: string
  readonly boxes: readonly LayoutBox[]
}

const LAYOUTS: readonly Layout[] = [
  {
    title: 'Minimalist Grid',
    text: 'Four equal tiles, much paper around them, and one short story.',
    to: paths.design(1),
    boxes: [
      [1, 2.5, 4.75, 2.75],
      [6.25, 2.5, 4.75, 2.75],
      [1, 5.75, 4.75, 2.75],
      [6.25, 5.75, 4.75, 2.75],
    ],
  },
  {
    title: 'Masonry Showcase',
    text: 'Tiles of different sizes, set off against each other like samples on a bench.',
    to: paths.design(2),
    boxes: [
      [0.5, 1.5, 6.25, 3],
      [7.25, 2.5, 4.25, 3.5],
      [0.5, 5, 3.75, 3.5],
      [4.75, 6.5, 6.75, 2],
    ],
  },
  {
    title: 'Full-Width Impact',
    text: 'Four panels from edge to edge, a floating card and the figures below.',
    to: paths.design(3),
    boxes: [
      [0, 0, 3, 6.5],
      [3, 0, 3, 6.5],
      [6, 0, 3, 6.5],
      [9, 0, 3, 6.5],
    ],
  },
  {
    title: 'Current Design',
    text: 'The home page as it is: a drawn stair, the collections and the contractor program.',
    to: paths.home,
    boxes: [
      [4, 0.75, 7.5, 3],
      [0.5, 5, 2.6, 3.5],
      [3.3, 5, 2.6, 3.5],
      [6.1, 5, 2.6, 3.5],
      [8.9, 5, 2.6, 3.5],
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
        <header className="gap-6 pb-9 lg:grid lg:grid-cols-12 lg:items-end">
          <h1 className="title-gallery lg:col-span-7">Design Gallery</h1>
          <p className="mt-4 max-w-[46ch] text-ink-2 lg:col-span-5 lg:mt-0">
            The same four collections, laid out four ways. Open each and walk through it.
          </p>
        </header>
        <ul className="grid border-t border-ink sm:grid-cols-2">
          {LAYOUTS.map(({ title, text, to, boxes }, index) => (
            <li
              key={title}
              className={`border-b border-rule py-8 ${index % 2 === 0 ? 'sm:border-r sm:pr-6 lg:pr-12' : 'sm:pl-6 lg:pl-12'}`}
            >
              <Link to={to} className="group block no-underline">
                <LayoutSketch boxes={boxes} />
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
