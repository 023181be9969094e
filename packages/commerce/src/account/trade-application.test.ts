import { expect, test } from 'vitest'
import { ApplyRequestSchema } from './trade-application.ts'

const GOOD = {
  businessName: 'Turner Stairs',
  trade: 'installer',
  proof: 'license',
  number: '13VH01234500',
  states: ['NJ', 'PA'],
  website: '',
  document: 'JVBERi0=',
}

const firstProblem = (change: object) =>
  ApplyRequestSchema.safeParse({ ...GOOD, ...change }).error?.issues[0]?.message

test('an application that says all of it is taken', () => {
  expect(ApplyRequestSchema.parse(GOOD)).toEqual(GOOD)
  expect(firstProblem({ website: 'https://turner-stairs.example' })).toBeUndefined()
})

test.each([
  [{ businessName: '  ' }, 'Please give the name of your business.'],
  [{ trade: '' }, 'Please choose what your business does.'],
  [{ trade: 'toString' }, 'Please choose what your business does.'],
  [{ proof: 'word' }, 'Please choose which number you have.'],
  [{ number: '<script>' }, 'Please use letters, digits, spaces, dots, dashes and slashes.'],
  [{ states: [] }, 'Please choose at least one state.'],
  [{ website: 'turner stairs' }, 'Please give an address such as https://stairs.example.'],
  [{ document: '' }, 'Please attach the license or certificate.'],
])('%j is answered with "%s"', (change, sentence) => {
  expect(firstProblem(change)).toBe(sentence)
})
