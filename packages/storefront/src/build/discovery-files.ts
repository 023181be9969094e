import type { ProductText } from '@millrun/catalogue/product'
import { detailName, picturePath } from '@millrun/catalogue/pictures/picture-path'
import { unitPrice } from '@millrun/catalogue/choosing/unit-price'
import { centsToAmount } from '@millrun/commerce/dollars'
import { business } from '@millrun/commerce/business'
import { DELAY_PAGE } from '@millrun/commerce/order-page'
import { BUY_PAGE } from '@millrun/commerce/permalink/buy-page'
import { QUOTE_PAGE } from '@millrun/commerce/quotes/quote-page'
import { RATING_PAGE } from '@millrun/commerce/ratings/rating-page'
import { paths } from '../paths.ts'
import { absoluteUrl } from '../page/absolute-url.ts'

const PRIVATE = new Set([
  '/404',
  '/product/not-found',
  paths.search,
  paths.order,
  paths.orders,
  DELAY_PAGE,
  RATING_PAGE,
  BUY_PAGE,
  QUOTE_PAGE,
  paths.checkout,
  paths.account,
])

/** Every page that is to be found, for search engines. Checkout may be read, but leads nowhere. */
export function sitemap(pages: readonly string[]): string {
  const urls = pages
    .filter((page) => !PRIVATE.has(page))
    .map((page) => `<url><loc>${absoluteUrl(page)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** What crawlers may read: all but the functions, orders and what stands in addresses that people share. */
export function robots(): string {
  return `User-agent: *\nDisallow: /functions/\nDisallow: ${paths.orders}\nDisallow: ${RATING_PAGE}\nDisallow: ${BUY_PAGE}\nDisallow: ${QUOTE_PAGE}\nDisallow: /desk\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`
}

/**
 * The catalogue as a product feed (RSS 2.0 with the merchant namespace), with a further picture of the products whose
 * detail is among the photographs.
 */
export function productFeed(
  products: readonly ProductText[],
  photographs: Pick<ReadonlySet<string>, 'has'>,
): string {
  const items = products.map((product) => feedItem(product, photographs)).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${business.name}</title><link>${absoluteUrl('/')}</link><description>Staircase parts</description>\n${items}\n</channel></rss>\n`
}

function feedItem(product: ProductText, photographs: Pick<ReadonlySet<string>, 'has'>): string {
  const detail = detailName(product.id)
  const fields = {
    'g:id': product.id,
    'g:title': product.title,
    'g:description': product.description,
    'g:link': absoluteUrl(paths.product(product.id)),
    'g:image_link': absoluteUrl(picturePath(product.id)),
    ...(photographs.has(detail)
      ? { 'g:additional_image_link': absoluteUrl(picturePath(detail)) }
      : {}),
    'g:availability': product.inStock ? 'in_stock' : 'out_of_stock',
    'g:price': `${centsToAmount(unitPrice(product, {}))} USD`,
    'g:condition': 'new',
    'g:brand': business.shortName,
    'g:mpn': product.itemNumber,
    'g:product_type': product.category,
  }
  const tags = Object.entries(fields).map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`)
  return `<item>${tags.join('')}</item>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
