import type { ProductText } from '@millrun/catalogue/product'
import { specificationRows } from './specification-rows.ts'

/** What the product is, what speaks for it and what it is made of. */
export function AboutProduct({ product }: { product: ProductText }) {
  return (
    <div className="lg:col-span-6">
      <section aria-labelledby="description">
        <h2 id="description" className="title-part">
          Description
        </h2>
        <p className="mt-4 max-w-[60ch] border-t border-ink pt-4 text-lg text-pretty">
          {product.description}
        </p>
      </section>
      <TextList title="Features" items={product.features} />
      <TextList title="Materials" items={product.materials} />
    </div>
  )
}

function TextList({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section className="mt-8">
      <h3 className="title-card">{title}</h3>
      <ul className="mt-3 border-t border-rule text-[15px]">
        {items.map((item) => (
          <li key={item} className="border-b border-rule py-2">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Everything that can be said in a line each. */
export function Specifications({ product }: { product: ProductText }) {
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className="title-part">
        Specifications
      </h2>
      <dl className="mt-4 border-t border-ink">
        {specificationRows(product).map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[5fr_7fr] gap-4 border-b border-rule py-2.5 lg:grid-cols-[2fr_3fr]"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
