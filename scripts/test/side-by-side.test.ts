import { expect, test } from 'vitest'
import { sideBySide, type Task } from './side-by-side.ts'

/** Tasks that end when they are told to, and what was heard of them. */
function rehearsal(names: readonly string[], width: number) {
  const heard: string[] = []
  const begun: string[] = []
  const ends = new Map(names.map((name) => [name, Promise.withResolvers<void>()]))
  const tasks = names.map((name): Task<string> => ({
    name,
    async run(hear) {
      begun.push(name)
      hear(Buffer.from(`${name} begins`))
      await ends.get(name)?.promise
      hear(Buffer.from(`${name} ends`))
      return `${name} is done`
    },
  }))
  const turns = sideBySide(tasks, width, (text) => heard.push(text.toString()))
  return { heard, begun, turns, end: (name: string) => ends.get(name)?.resolve() }
}

test('so many tasks are begun at once as are allowed, the next when one has ended', async () => {
  const { begun, turns, end } = rehearsal(['saw', 'plane', 'sand'], 2)
  expect(begun).toEqual(['saw', 'plane'])
  end('plane')
  expect(await turns[1]?.take()).toBe('plane is done')
  await Promise.resolve()
  expect(begun).toEqual(['saw', 'plane', 'sand'])
})

test('nothing is said of a task before its turn, and everything from then on', async () => {
  const { heard, turns, end } = rehearsal(['saw', 'plane'], 2)
  end('plane')
  const first = turns[0]?.take()
  expect(heard).toEqual(['saw begins'])
  end('saw')
  expect(await first).toBe('saw is done')
  expect(heard).toEqual(['saw begins', 'saw ends'])
  expect(await turns[1]?.take()).toBe('plane is done')
  expect(heard).toEqual(['saw begins', 'saw ends', 'plane begins', 'plane ends'])
})
