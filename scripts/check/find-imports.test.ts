import { expect, test } from 'vitest'
import { findImports } from './find-imports.ts'

test('finds every way to import', () => {
  const source = `
    import './styles.css'
    import one from 'one'
    import { two, type Two } from './two.ts'
    import type { Three } from './three.ts'
    export * from './four.ts'
    export { five } from './five.ts'
    const six = await import('./six.ts')
    const seven = import(\`./seven.ts\`)
  `
  expect(findImports('a.ts', source)).toEqual([
    { specifier: './styles.css', kind: 'static' },
    { specifier: 'one', kind: 'static' },
    { specifier: './two.ts', kind: 'static' },
    { specifier: './three.ts', kind: 'type' },
    { specifier: './four.ts', kind: 'static' },
    { specifier: './five.ts', kind: 'static' },
    { specifier: './six.ts', kind: 'dynamic' },
    { specifier: './seven.ts', kind: 'dynamic' },
  ])
})

test('finds none in comments, texts and patterns', () => {
  const source = `
    // import one from 'one'
    /* import two from 'two' */
    const three = "import three from 'three'"
    const four = /['"\`]/.test("import('four')")
    const five = import(three)
    const six = import(\`./\${three}.ts\`)
  `
  expect(findImports('a.ts', source)).toEqual([])
})

test('reads TSX', () => {
  const source = `import { a } from 'a'\nexport const b = <p title="import">{a}</p>`
  expect(findImports('b.tsx', source)).toEqual([{ specifier: 'a', kind: 'static' }])
})

test('names the file that it cannot read', () => {
  expect(() => findImports('broken.ts', 'import {')).toThrow('broken.ts: ')
})
