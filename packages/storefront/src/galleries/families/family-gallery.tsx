import type { GalleryWords, StripPercent } from '@millrun/catalogue/families/gallery-words'
import type { ProductText } from '@millrun/catalogue/product'
import { SCENES, sharePath } from '@millrun/catalogue/pictures/scene'
import type { ComponentType } from 'react'
import type { Resource } from '@millrun/ui/first/resource'
import { PageMeta } from '../../page/page-meta.tsx'
import { FamilyCard } from './family-card.tsx'
import { GalleryClosing } from '../gallery-closing.tsx'
import { GalleryHeader } from '../gallery-header.tsx'
import { WayLink } from '../../text/way-link.tsx'
import { TabbedGallery } from '../tabbed-gallery.tsx'

/** A family whose gallery is what its words say, and nothing besides. */
interface ShownFamily<P> {
  readonly name: string
  readonly path: string
  readonly words: GalleryWords<P>
  readonly products: Resource<readonly P[]>
}

/** The page of such a family. */
export function familyPage<P extends ProductText>(family: ShownFamily<P>): ComponentType {
  return function FamilyPage() {
    return <FamilyGallery {...family} />
  }
}

function FamilyGallery<P extends ProductText>({ name, path, words, products }: ShownFamily<P>) {
  const { facet, allTitle, listFacts, choice, onlyChoice, closing } = words
  const scene = SCENES[closing.scene]
  return (
    <div className="wrap wrap-wide">
      <PageMeta
        title={words.pageTitle ?? name}
        description={words.description}
        picture={sharePath(scene)}
        path={path}
      />
      <Header name={name} words={words} />
      <TabbedGallery
        products={products.use()}
        facet={facet}
        allTitle={allTitle}
        count={(shown, tab) => countText(shown, words.namesTab === true ? tab : undefined)}
        list={{
          title: name,
          facts: listFacts,
          choice,
          ...(onlyChoice === undefined ? {} : { only: onlyChoice }),
        }}
        card={(product) => {
          const { facts, below, ...card } = words.card(product)
          return { ...card, children: <FamilyCard product={product} facts={facts} below={below} /> }
        }}
      />
      <GalleryClosing scene={scene} view={STRIPS[closing.strip]} />
    </div>
  )
}

function Header({ name, words }: { name: string; words: GalleryWords<never> }) {
  const { lede, within, next } = words
  const inside = within && {
    within: { label: within.name, to: within.path },
    back: (
      <WayLink to={within.path} icon="arrow-left">
        {`Back to ${within.name}`}
      </WayLink>
    ),
  }
  return (
    <GalleryHeader title={name} lede={lede} {...inside}>
      {next && (
        <WayLink to={next.path} icon="arrow-right">
          {next.name}
        </WayLink>
      )}
    </GalleryHeader>
  )
}

function countText(shown: number, tab: string | undefined): string {
  const products = `Showing ${shown} ${shown === 1 ? 'product' : 'products'}`
  return tab === undefined ? products : `${products} in ${tab}`
}

/** Written out, so that the style sheet has them. */
const STRIPS: Readonly<Record<StripPercent, string>> = {
  28: 'object-[50%_28%]',
  30: 'object-[50%_30%]',
  42: 'object-[50%_42%]',
  62: 'object-[50%_62%]',
  92: 'object-[50%_92%]',
}
