import type { Hear } from './run-command.ts'

/** Something that is done, and heard while it is. */
export interface Task<T> {
  readonly name: string
  readonly run: (hear: Hear) => Promise<T>
}

/** The turn of a task: until it is taken, nothing of the task is heard. */
export interface Turn<T> {
  readonly name: string
  readonly take: () => Promise<T>
}

/**
 * Begins tasks in their order, so many at a time, and gives the turn of each. Whoever takes it is told what the
 * task said until then, hears the rest as it is said, and gets what it came to.
 */
export function sideBySide<T>(
  tasks: readonly Task<T>[],
  width: number,
  tell: Hear,
): readonly Turn<T>[] {
  const turns = tasks.map((task) => turnOf(task, tell))
  const waiting = turns.values()
  const lane = async () => {
    for (const { begin } of waiting) await begin()
  }
  for (let count = 0; count < width; count += 1) void lane()
  return turns
}

function turnOf<T>({ name, run }: Task<T>, tell: Hear) {
  const kept: Buffer[] = []
  const end = Promise.withResolvers<T>()
  let isItsTurn = false
  const hear: Hear = (text) => {
    if (isItsTurn) tell(text)
    else kept.push(text)
  }
  return {
    name,
    begin: () => run(hear).then(end.resolve, end.reject),
    take(): Promise<T> {
      isItsTurn = true
      for (const text of kept.splice(0)) tell(text)
      return end.promise
    },
  }
}
