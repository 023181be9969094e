import { expect, it } from 'vitest'
import { buttonStyle } from './button-style.ts'

it('takes a height of 55 and none above or below', () => {
  expect(buttonStyle({ height: 55 })).toMatchObject({ height: 55, color: 'gold', shape: 'rect' })
  expect(() => buttonStyle({ height: 56 })).toThrow('between 25px and 55px')
  expect(() => buttonStyle({ height: 24 })).toThrow('between 25px and 55px')
})

it('refuses a colour that PayPal does not have', () => {
  expect(() => buttonStyle({ color: 'green' })).toThrow('Unexpected style.color')
})
