import { within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openPage, page } from '../testing/open-page.tsx'

function names(region: string, level: number): readonly string[] {
  const part = within(page().getByRole('region', { name: region }))
  return part.getAllByRole('heading', { level }).map((heading) => heading.textContent)
}

function cents(text: string): number {
  return Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)
}

describe.each(['Launch Stair Visualizer', 'Start Designing'])('%s', (name) => {
  test('opens the design tool in a tab of its own, which cannot reach back', async () => {
    const tab: Window = Object.create(window, { opener: { value: window, writable: true } })
    const open = vi.spyOn(window, 'open').mockReturnValue(tab)
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const visitor = await openPage('/stair-visualizer')
    await visitor.click(page().getByRole('link', { name }))
    expect(open).toHaveBeenCalledWith('/designer', '_blank')
    expect(tab.opener).toBeNull()
    expect(leave).not.toHaveBeenCalled()
  })

  test('goes there in this window when the browser blocks the tab', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const visitor = await openPage('/stair-visualizer')
    await visitor.click(page().getByRole('link', { name }))
    expect(leave).toHaveBeenCalledWith('/designer')
  })
})

test('says what the tool does in three points, and how in four steps', async () => {
  await openPage('/stair-visualizer')
  expect(names('What it does', 2)).toHaveLength(3)
  expect(names('How it works', 3)).toEqual([
    'Choose background',
    'Pick balusters',
    'Customize layout',
    'Save and share',
  ])
})

test('leads to a person who draws the stair', async () => {
  await openPage('/stair-visualizer')
  const person = page().getByRole('link', { name: 'Contact Us for Quote' })
  expect(person.getAttribute('href')).toBe('/contact')
})

test('shows a stair whose parts come to the sum that is named', async () => {
  await openPage('/stair-visualizer')
  const shown = within(page().getByRole('region', { name: 'What the tool shows' }))
  const parts = shown
    .getAllByRole('listitem')
    .map((part) => cents(/\$[\d,.]+$/.exec(part.textContent)?.[0] ?? ''))
  const sum = shown.getByText('for every part on the list').nextElementSibling?.textContent ?? ''
  expect(parts.length).toBeGreaterThan(3)
  expect(parts.reduce((all, part) => all + part, 0)).toBe(cents(sum))
})
