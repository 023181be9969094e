import { cleanup, render, screen } from '@testing-library/react'
import { codeCheck } from '@millrun/stair/code-check/code-check'
import { IRC_2021 } from '@millrun/stair/code-check/irc-2021'
import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { buildStair } from '@millrun/stair/model/build-stair'
import { afterEach, expect, test } from 'vitest'
import { CheckRow } from './check-row.tsx'

afterEach(cleanup)

function showTread(changes: Partial<Design>): string {
  const checks = codeCheck(buildStair({ ...USUAL_DESIGN, ...changes }), IRC_2021)
  const check = checks.find(({ rule }) => rule.quantity === 'tread-run')
  if (check === undefined) throw new Error('the code has no rule for treads')
  render(<CheckRow check={check} />)
  return screen.getByRole('listitem').textContent ?? ''
}

test('what fails says what it has to be, and why the rule is there', () => {
  const text = showTread({ runIn: 9 })
  expect(text).toMatch(/^FailsTread, nosing to nosing9"at least 10", 1" too little · R311\.7\.5\.2/)
  expect(text.length).toBeGreaterThan(100)
})

test('what is close asks for a second measure', () => {
  expect(showTread({ runIn: 10 })).toMatch(/^Close.*measure twice before you order\.$/)
})

test('what is kept says how much is to spare', () => {
  expect(showTread({ runIn: 11 })).toBe(
    'KeptTread, nosing to nosing11"at least 10", 1" to spare · R311.7.5.2',
  )
})
