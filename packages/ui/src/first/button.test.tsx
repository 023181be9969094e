import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Button, ButtonAnchor } from './button.tsx'

afterEach(cleanup)

describe('a button', () => {
  test('sends no form unless it is told to', () => {
    render(<Button>More</Button>)
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('type')).toBe('button')
  })

  test('takes its form with it when it is told to', () => {
    render(<Button type="submit">Send</Button>)
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('type')).toBe('submit')
  })

  test.each([
    ['buy', 'bg-plotter'],
    ['solid', 'bg-iron'],
    ['paper', 'bg-paper'],
    ['tool-solid', 'bg-iron'],
  ] as const)('that is %s is filled', (look, color) => {
    render(<Button look={look}>Press</Button>)
    expect(screen.getByRole('button').classList.contains(color)).toBe(true)
  })

  test('is left out of what is printed', () => {
    render(<Button look="tool">Print</Button>)
    expect(screen.getByRole('button').classList.contains('print:hidden')).toBe(true)
  })
})

test('a link out of the shop is a plain one', () => {
  render(<ButtonAnchor href="tel:+16095550142">Call</ButtonAnchor>)
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+16095550142')
})
