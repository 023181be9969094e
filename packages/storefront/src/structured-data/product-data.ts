import { picturePath } from '@millrun/catalogue/pictures/picture-path'
import { pieceSize } from '@millrun/catalogue/packing/piece-size'
import type { ProductText } from '@millrun/catalogue/product'
import { unitPrice } from '@millrun/catalogue/choosing/unit-price'
import type { DeliveryMode } from '@millrun/commerce/delivery/delivery'
import { centsToAmount } from '@millrun/commerce/dollars'
import { business } from '@millrun/commerce/business'
import { paths } from '../paths.ts'
import { absoluteUrl } from '../page/absolute-url.ts'
import type { StructuredData } from '../page/json-ld.tsx'
import { RETURN_POLICY, shippingDetails, WARRANTY } from './policies.ts'

/**
 * A product with its further pictures, by their paths, and its offer. Ratings are not among it: what buyers say is put beside it, and samples
 * never are. `mode` is how one of it travels.
 */
export function productData(
  product: ProductText,
  further: readonly string[] = [],
  mode: DeliveryMode = 'parcel',
): StructuredData {
  const priceCents = unitPrice(product, {})
  const stock = product.inStock ? 'InStock' : 'OutOfStock'
  return {
    '@type': 'Product',
    name: product.title,
    sku: product.itemNumber,
    description: product.description,
    category: product.category,
    material: product.materials.join(', '),
    weight: { '@type': 'QuantitativeValue', value: pieceSize(product).weightLb, unitCode: 'LBR' },
    image: [picturePath(product.id), ...further].map(absoluteUrl),
    brand: { '@type': 'Brand', name: business.shortName },
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(paths.product(product.id)),
      price: centsToAmount(priceCents),
      priceCurrency: 'USD',
      availability: `https://schema.org/${stock}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: business.name },
      shippingDetails: shippingDetails(priceCents, mode),
      hasMerchantReturnPolicy: RETURN_POLICY,
      warranty: WARRANTY,
    },
  }
}
