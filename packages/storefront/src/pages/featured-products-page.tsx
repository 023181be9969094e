import type { AccessoryText } from '@millrun/catalogue/families/accessories/accessory'
import { picturePath } from '@millrun/catalogue/pictures/picture-path'
import { formatDollars } from '@millrun/commerce/dollars'
import { addedSentence, showAdded } from '../cart/added-notice.ts'
import { useCartStore } from '../cart/cart-provider.tsx'
import { families } from '../catalogue/families.ts'
import { AccessoryCard } from '../featured/accessory-card.tsx'
import { accessoryItem, bundleCents, featured } from '../featured/bundle.ts'
import { paths } from '../paths.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { ButtonLink } from '../page/button-link.tsx'
import { PageHeader } from '../text/page-header.tsx'
import { PageMeta } from '../page/page-meta.tsx'
import { Photograph } from '../pictures/photograph.tsx'

export function Page() {
  const accessories = featured(families.accessories.use())
  const { dispatch } = useCartStore()

  function add(accessory: AccessoryText): void {
    dispatch({ type: 'add', item: accessoryItem(accessory) })
    showAdded(addedSentence(1, accessory.title))
  }

  function addBundle(): void {
    for (const accessory of accessories) dispatch({ type: 'add', item: accessoryItem(accessory) })
    showAdded(addedSentence(1, 'Complete Bundle'))
  }

  return (
    <>
      <PageMeta
        title="Complete Your Staircase Project"
        description="Shoes, knuckles, collars and newel caps that finish an iron baluster stair, singly or as a bundle."
        path={paths.featuredProducts}
      />
      <div className="wrap pt-9 lg:pt-14">
        <PageHeader title="Complete Your Staircase Project">
          <b className="font-semibold text-ink">Pro tip.</b> Order shoes and collars together with
          your balusters: same bar size, same finish, one for each foot, and a few spare.
        </PageHeader>
        <Bundle accessories={accessories} onAdd={addBundle} />
        <ul className="grid gap-x-6 gap-y-12 pt-12 sm:grid-cols-2 lg:grid-cols-4">
          {accessories.map((accessory) => (
            <li key={accessory.id}>
              <AccessoryCard accessory={accessory} onAdd={() => add(accessory)} />
            </li>
          ))}
        </ul>
      </div>
      <Explanation />
    </>
  )
}

interface BundleProps {
  readonly accessories: readonly AccessoryText[]
  readonly onAdd: () => void
}

function Bundle({ accessories, onAdd }: BundleProps) {
  return (
    <section
      className="flex flex-wrap items-center justify-between gap-x-9 gap-y-5 border-t border-b border-ink py-7"
      aria-labelledby="bundle"
    >
      <div className="grow basis-72">
        <h2 id="bundle" className="title-part">
          Complete Bundle
        </h2>
        <p className="mt-2 text-balance text-ink-2">
          {accessories.map((accessory) => accessory.title).join(', ')}.
        </p>
      </div>
      <ul aria-hidden="true" className="flex">
        {accessories.map(({ id }) => (
          <li key={id}>
            <Photograph
              src={picturePath(id)}
              sizes="88px"
              wanted="soon"
              className="h-24 w-20 object-cover lg:h-27.5 lg:w-22"
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 max-sm:w-full">
        <span className="font-serif text-[38px] leading-none tracking-[-0.02em]">
          {formatDollars(bundleCents(accessories))}
        </span>
        <Button look="buy" className="max-sm:w-full" onClick={onAdd}>
          Add Complete Bundle to Cart
        </Button>
      </div>
    </section>
  )
}

function Explanation() {
  return (
    <section className="wrap py-18 lg:py-28" aria-labelledby="why-these">
      <div className="gap-6 lg:grid lg:grid-cols-12">
        <h2 id="why-these" className="title-section lg:col-span-4">
          What the small parts do
        </h2>
        <div className="mt-5 max-w-[64ch] space-y-4 lg:col-span-8 lg:mt-0">
          <p>
            A square bar in a round hole always leaves a gap. The shoe covers it, holds the bar
            plumb while the adhesive sets, and makes the foot look as if it had grown there.
          </p>
          <p>
            Knuckles and collars slide onto a plain bar before it is set: a knuckle to mark a
            height, a collar to hide a weld or a change of profile. A cap keeps water and dust out
            of a hollow newel and gives the hand somewhere to land.
          </p>
          <div className="flex flex-wrap gap-3 pt-3">
            <ButtonLink to={paths.ironBalusters}>Iron Balusters</ButtonLink>
            <ButtonLink look="outline" to={paths.shoesKnuckles}>
              Shoes and Knuckles
            </ButtonLink>
            <ButtonLink look="outline" to={paths.products}>
              All Products
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
