import { catalogue } from '@millrun/catalogue/catalogue'
import { accessories } from '@millrun/catalogue/families/accessories/accessories'
import { business } from '@millrun/commerce/business'
import { expect, test } from 'vitest'
import { breadcrumbData } from '../page/breadcrumb-data.ts'
import { productData } from './product-data.ts'

const shoe = accessories.find((accessory) => accessory.id === 'shoe-1')

test('offers a product at its price, new, with shipping and returns', () => {
  expect(shoe && productData(shoe)).toMatchObject({
    '@type': 'Product',
    name: 'Classic Iron Shoe',
    offers: {
      '@type': 'Offer',
      price: '12.50',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: 'https://www.millrun.example/product/shoe-1',
      shippingDetails: { shippingRate: { value: '15.00', currency: 'USD' } },
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    },
  })
})

test.each([
  ['parcel', 5],
  ['freight', 7],
] as const)(
  'says when it leaves, as the page does, and apart from it how long a %s travels',
  (mode, last) => {
    const [, least, most] = /^(\d+)-(\d+) business days$/.exec(business.leadTimes.stock) ?? []
    expect(shoe && productData(shoe, [], mode)).toMatchObject({
      offers: {
        shippingDetails: {
          deliveryTime: {
            handlingTime: { minValue: Number(least), maxValue: Number(most), unitCode: 'DAY' },
            transitTime: { minValue: 1, maxValue: last, unitCode: 'DAY' },
          },
        },
      },
    })
  },
)

test('names the further pictures of a product after its own', () => {
  expect(shoe && productData(shoe, ['/pictures/scale-accessories-800.webp'])).toMatchObject({
    image: [
      'https://www.millrun.example/pictures/shoe-1-800.webp',
      'https://www.millrun.example/pictures/scale-accessories-800.webp',
    ],
  })
})

test.each(catalogue)(
  'publishes no rating of $id, because the ones shown are samples',
  (product) => {
    const keys = [...JSON.stringify(productData(product)).matchAll(/"([^"]+)":/g)]
    expect(keys.length).toBeGreaterThan(10)
    expect(keys.filter(([, key = '']) => /rating|review/i.test(key))).toEqual([])
  },
)

test('says of what is gone that it is out of stock', () => {
  const gone = catalogue.filter(({ inStock }) => !inStock)
  expect(gone).not.toEqual([])
  for (const product of gone) {
    expect(productData(product)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    })
  }
})

test('numbers the crumbs from one', () => {
  const data = breadcrumbData([
    { label: 'Home', to: '/' },
    { label: 'Products', to: '/products' },
  ])
  expect(data['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.millrun.example/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Products',
      item: 'https://www.millrun.example/products',
    },
  ])
})
