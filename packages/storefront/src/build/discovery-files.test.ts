import { accessories } from '@millrun/catalogue/families/accessories/accessories'
import { ironBalusters } from '@millrun/catalogue/families/iron-balusters/iron-balusters'
import { expect, test } from 'vitest'
import { productFeed, robots, sitemap } from './discovery-files.ts'

const shoe = accessories.filter(({ id }) => id === 'shoe-1')

test('lists the pages that are to be found, and no others', () => {
  const pages = [
    '/',
    '/products',
    '/product/m-399',
    '/checkout',
    '/buy',
    '/quote',
    '/404',
    '/product/not-found',
  ]
  expect(sitemap(pages).match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://www.millrun.example/',
    '<loc>https://www.millrun.example/products',
    '<loc>https://www.millrun.example/product/m-399',
  ])
})

test('keeps crawlers off the functions and orders, and shows them the sitemap', () => {
  const lines = robots().split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain('Disallow: /functions/')
  expect(lines).toContain('Disallow: /orders')
  expect(lines).toContain('Disallow: /buy')
  expect(lines).toContain('Disallow: /quote')
  expect(lines).toContain('Sitemap: https://www.millrun.example/sitemap.xml')
})

test('tells a merchant what a product is, what it costs and whether it is there', () => {
  const feed = productFeed(shoe, new Set())
  expect(feed).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/)
  expect(feed).toContain('<g:id>shoe-1</g:id><g:title>Classic Iron Shoe</g:title>')
  expect(feed).toContain('<g:link>https://www.millrun.example/product/shoe-1</g:link>')
  expect(feed).toContain('<g:price>12.50 USD</g:price>')
  expect(feed).toContain('<g:availability>in_stock</g:availability>')
  expect(feed).toContain('<g:product_type>Shoes &amp; Knuckles</g:product_type>')
})

test('adds the detail of a product where it is photographed', () => {
  const [first] = ironBalusters
  const feed = productFeed(first === undefined ? [] : [first], new Set([`${first?.id}-detail`]))
  expect(feed.match(/g:additional_image_link>[^<]+/g)).toEqual([
    `g:additional_image_link>https://www.millrun.example/pictures/${first?.id}-detail-800.webp`,
  ])
})

test('says of a product without stock that it is out of stock', () => {
  const missing = ironBalusters.filter((baluster) => !baluster.inStock)
  const items = productFeed(missing, new Set()).match(/out_of_stock/g) ?? []
  expect(missing.length).toBeGreaterThan(0)
  expect(items).toHaveLength(missing.length)
})
