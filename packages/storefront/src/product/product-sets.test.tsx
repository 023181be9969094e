import { fill } from '@millrun/ui/testing/patient-dom'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { notice, openPage, page } from '../testing/open-page.tsx'

async function order(visitor: UserEvent, typed: string): Promise<void> {
  await fill(visitor, page().getByRole('textbox', { name: 'Quantity' }), typed)
}

async function box(name: string) {
  return within(await page().findByRole('region', { name }))
}

describe('42 wood balusters', () => {
  test('take trim screws at once, and themselves as soon as their wood is picked', async () => {
    const visitor = await openPage('/product/c-2005')
    await order(visitor, '42')
    const set = await box('For 42 of C-2005 you need')
    set.getByText('Two trim screws at each end of each baluster.', { exact: false })
    const own = set.getByRole('checkbox', { name: /^42 × Classic Square Top Baluster/ })
    expect([own.matches(':disabled'), own.matches(':checked')]).toEqual([true, false])
    set.getByText('Pick its wood above')
    set.getByText('Without the balusters')
    // Two packs at 11.99.
    expect(set.getAllByText('$23.98').length).toBe(2)

    await visitor.click(page().getByRole('radio', { name: /^White Oak/ }))
    set.getByRole('checkbox', { name: /^42 × .*White Oak$/, checked: true })
    set.getByText('Balusters included')
    // 42 × 24.05 and two packs.
    set.getByText('$1,034.08')
    await visitor.click(set.getByRole('checkbox', { name: /^Add 5% spare balusters/ }))
    // 42 × 5 % = 2.1, so 3; no screws for them.
    set.getByRole('checkbox', { name: /^45 × / })
    set.getByRole('checkbox', { name: '2 × Trim Screws, Pack of 100' })
    await visitor.click(set.getByRole('button', { name: 'Add the Set to Cart' }))
    await notice('1x Matched Set for C-2005 has been added to your cart.')
    screen.getByRole('button', { name: 'Cart, 47 items' })
  })

  test('with pin tops take a dowel screw each', async () => {
    const visitor = await openPage('/product/c-2015')
    await order(visitor, '42')
    const set = await box('For 42 of C-2015 you need')
    set.getByRole('checkbox', { name: '2 × Dowel Screws, Pack of 25', checked: true })
  })
})

describe('shoes', () => {
  test('for 42 balusters go with epoxy, in the finish that is picked', async () => {
    const visitor = await openPage('/product/sh-100')
    await visitor.click(page().getByRole('button', { name: /^Copper Vein/ }))
    await order(visitor, '42')
    const set = await box('For 42 balusters you need')
    set.getByRole('checkbox', { name: /^42 × Lite Flat Shoe.*Copper Vein$/, checked: true })
    // 84 holes
    set.getByRole('checkbox', { name: '1 × Epoxy Kit for 120 Holes', checked: true })
    await visitor.click(set.getByRole('button', { name: 'Add the Set to Cart' }))
    await notice('1x Matched Set for SH-100 has been added to your cart.')
    screen.getByRole('button', { name: 'Cart, 43 items' })
  })

  test('slide on the balusters of the size that is picked', async () => {
    await openPage('/product/sh-123?size=9-16')
    const links = await box('Slides on 9/16" round bar')
    expect(links.getByRole('link', { name: /M-111$/ }).getAttribute('href')).toBe('/product/m-111')
  })
})

test('a knuckle names the balusters that it slides on', async () => {
  await openPage('/product/kn-200')
  const links = await box('Slides on 1/2" square bar')
  expect(links.getByRole('link', { name: /M-101$/ }).getAttribute('href')).toBe('/product/m-101')
  links.getByText(/^One for each baluster/)
  expect(page().queryByRole('region', { name: /you need$/ })).toBeNull()
})

describe('the number of balusters', () => {
  test('says which kits of epoxy they take', async () => {
    const visitor = await openPage('/product/epoxy-kit-35')
    // One kit fills 35 holes, those of 17.
    await box('For 17 iron balusters you need')
    const field = page().getByRole('textbox', { name: 'How many iron balusters?' })
    await fill(visitor, field, '65')
    const set = await box('For 65 iron balusters you need')
    set.getByText('130 holes')
    set.getByRole('checkbox', { name: '1 × Epoxy Kit for 120 Holes', checked: true })
    set.getByRole('checkbox', { name: '1 × Epoxy Kit for 35 Holes', checked: true })
    // 34.99 and 17.99
    set.getByText('$52.98')
    await visitor.click(set.getByRole('button', { name: 'Add Epoxy to Cart' }))
    await notice('What 65 iron balusters need has been added to your cart.')
    screen.getByRole('button', { name: 'Cart, 2 items' })
  })

  test('that cannot be counted changes nothing and is told', async () => {
    const visitor = await openPage('/product/epoxy-kit-120')
    const set = await box('For 60 iron balusters you need')
    const field = set.getByRole('textbox', { name: 'How many iron balusters?' })
    for (const typed of ['0', '12.5', 'many', '501']) {
      await fill(visitor, field, typed)
      set.getByText('A whole number from 1 to 500.')
      expect(field.getAttribute('aria-invalid')).toBe('true')
      set.getByText('120 holes')
    }
  })

  test('says how many packs of screws they take', async () => {
    const visitor = await openPage('/product/trim-screw-pack')
    await box('For 25 square top balusters you need')
    const field = page().getByRole('textbox', { name: 'How many square top balusters?' })
    await fill(visitor, field, '26')
    const set = await box('For 26 square top balusters you need')
    set.getByText('104 screws')
    set.getByRole('checkbox', { name: '2 × Trim Screws, Pack of 100', checked: true })
  })
})

describe('brackets', () => {
  test('are counted by the length of the rail', async () => {
    const visitor = await openPage('/product/br-101')
    await box("For 12' of rail you need")
    await fill(visitor, page().getByRole('textbox', { name: 'Feet' }), '18')
    await fill(visitor, page().getByRole('textbox', { name: 'Inches' }), '1')
    const set = await box(`For 18' 1" of rail you need`)
    // 16 feet and an inch between the first and the last: four times four, and an inch.
    set.getByText('6 brackets')
    // 6 × 18.99
    expect(set.getAllByText('$113.94').length).toBe(2)
    await visitor.click(set.getByRole('button', { name: 'Add Brackets to Cart' }))
    await notice('6x Classic Handrail Bracket has been added to your cart.')
    screen.getByRole('button', { name: 'Cart, 6 items' })
  })

  test('name the rails that lie on them', async () => {
    await openPage('/product/br-301')
    const rails = await box('Rails it suits')
    expect(rails.getByRole('link').getAttribute('href')).toBe('/product/c-6045')
  })

  test('under treads are two to a tread', async () => {
    const visitor = await openPage('/product/br-501')
    await box('For 12 open treads you need')
    await visitor.click(page().getByRole('button', { name: 'How many open treads?: more' }))
    const set = await box('For 13 open treads you need')
    set.getByText('26 brackets')
  })
})
