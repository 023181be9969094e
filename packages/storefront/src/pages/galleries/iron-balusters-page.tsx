import type { IronBalusterText } from '@millrun/catalogue/families/iron-balusters/iron-baluster'
import { FINISH, type FinishCode, finishName } from '@millrun/catalogue/choosing/option-group'
import { SCENES, sharePath } from '@millrun/catalogue/pictures/scene'
import { families } from '../../catalogue/families.ts'
import { LookChips } from '../../galleries/card/look-chips.tsx'
import type { CardWords } from '../../galleries/card/product-card.tsx'
import type { Picked } from '../../galleries/filters/facet.ts'
import { GalleryClosing } from '../../galleries/gallery-closing.tsx'
import { GalleryHeader } from '../../galleries/gallery-header.tsx'
import { Gallery } from '../../galleries/gallery.tsx'
import { ironRules } from '../../galleries/rules/iron-rules.ts'
import { paths } from '../../paths.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { formatInches } from '@millrun/catalogue/inches'
import type { ListWords } from '../../galleries/order-pad/pad-words.ts'
import { swatchPath, SwatchChip } from '../../page/swatch.tsx'

/** Where one color is asked for, a baluster that comes in several is shown, priced and opened in that one. */
function card(product: IronBalusterText, picked: Picked): CardWords {
  const [color, ...others] = picked['color'] ?? []
  const [only] = product.availableColors
  const isChoice = product.optionGroups.some(({ id }) => id === FINISH.id)
  const isAsked = isChoice && color !== undefined && others.length === 0
  return {
    mark: product.isPopular ? 'Popular' : undefined,
    ...(isAsked ? { look: { [FINISH.id]: color.toLowerCase() } } : {}),
    children:
      isChoice || only === undefined ? <LookChips product={product} /> : <OnlyFinish code={only} />,
  }
}

export function Page() {
  const products = families['iron-balusters'].use()
  return (
    <div className="wrap wrap-wide">
      <PageMeta
        title="Iron Balusters"
        description="Baskets, twists, knuckles, ribbons, scrolls and panels in wrought iron, with shoes and knuckles to match. Filter by series, style and finish."
        picture={sharePath(SCENES.balcony)}
        path={paths.ironBalusters}
      />
      <GalleryHeader
        title="Iron Balusters"
        lede="Forged bars, twists, baskets, scrolls and panels. Shoes and knuckles match them by size and finish, so that patterns can be mixed on one stair."
      />
      <Gallery rules={ironRules} products={products} card={card} list={ironList} />
      <GalleryClosing scene={SCENES.balcony} view="object-[50%_78%]" />
    </div>
  )
}

/** What it takes to order iron balusters from a list. */
const ironList: ListWords<IronBalusterText> = {
  title: 'Iron Balusters',
  facts: ({ barIn, section, isHollow, heightIn }) => ({
    'Bar size': `${formatInches(barIn)} ${section}`,
    Core: isHollow ? 'Hollow' : 'Solid',
    Length: formatInches(heightIn),
  }),
  choice: 'Finish',
  only: ({ availableColors }) => availableColors.map(finishName).join(', '),
}

/** The one finish that something is sold in. */
function OnlyFinish({ code }: { code: FinishCode }) {
  return (
    <p className="mt-auto flex min-h-7 items-center gap-2 text-[13px] text-ink-2">
      <SwatchChip src={swatchPath('finish', code)} />
      {finishName(code)}
    </p>
  )
}
