import type { Plugin } from 'vite'

const STAIR = 'virtual:stair/'
const SUMS = 'virtual:baluster-sums'
const ROOMS = 'virtual:room-figures'

/** Widths of the drawings of an article, in pixels: the page's text, and a phone. */
const DRAWING_WIDTHS_PX = { wide: 680, narrow: 420 } as const

/** Runs of a tread and clear widths of a level rail that the article on balusters reckons with, in inches. */
const RUNS_IN = [9, 10, 10.5, 11] as const
const CLEARS_IN = [36, 60, 96, 120] as const
const COUNTED = ['m-101', 'c-5015', 'c-2005', 'c-5060'] as const
const BAR_IN = 0.5

/**
 * What the designer makes of the stairs in articles and rooms, reckoned at every build: no page can name
 * a count, a length or a price that the designer would not. `virtual:stair/<lesson>` holds the figures of
 * one stair, `virtual:baluster-sums` the two tables, `virtual:room-figures` what the rooms come to; the
 * drawings become files.
 */
export function stairFigures(): Plugin {
  return {
    name: 'stair-figures',
    resolveId: (id) =>
      id.startsWith(STAIR) || id === SUMS || id === ROOMS ? `\0${id}` : undefined,
    load: (id) => {
      if (id.startsWith(`\0${STAIR}`)) return stairModule(id.slice(STAIR.length + 1))
      if (id === `\0${SUMS}`) return sumsModule()
      return id === `\0${ROOMS}` ? roomsModule() : undefined
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      for (const [name, svg] of await stairDrawings())
        this.emitFile({ type: 'asset', fileName: `drawings/stair-${name}.svg`, source: svg })
    },
  }
}

async function stairModule(name: string): Promise<string> {
  const [{ LESSON_STAIRS }, figures] = await Promise.all([
    import('@millrun/designer/lessons/lesson-stairs'),
    import('@millrun/designer/lessons/stair-figures'),
  ])
  const found = Object.entries(LESSON_STAIRS).find(([lesson]) => lesson === name)
  if (found === undefined) throw new Error(`no lesson is called ${name}`)
  return exported('stair', figures.stairFigures(found[1]))
}

async function sumsModule(): Promise<string> {
  const sums = await import('@millrun/designer/lessons/baluster-sums')
  const [treads, level] = [sums.treadSums(COUNTED, RUNS_IN), sums.levelSums(BAR_IN, CLEARS_IN)]
  return `${exported('treadSums', treads)}\n${exported('levelSums', level)}`
}

async function roomsModule(): Promise<string> {
  const [{ roomPresets }, figures] = await Promise.all([
    import('@millrun/stair/presets/room-presets'),
    import('@millrun/designer/lessons/stair-figures'),
  ])
  const rooms = roomPresets.map(({ id, design }) => {
    const { risers, totalCents } = figures.stairFigures(design)
    return [id, { risers, totalCents }]
  })
  return exported('roomFigures', Object.fromEntries(rooms))
}

/** Every drawing of a lesson by its name: `balusters-elevation-wide`. */
async function stairDrawings(): Promise<readonly (readonly [name: string, svg: string])[]> {
  const { lessonDrawings } = await import('@millrun/designer/lessons/lesson-drawings')
  return Object.entries(DRAWING_WIDTHS_PX).flatMap(([width, widthPx]) =>
    lessonDrawings(widthPx).map(({ name, svg }) => [`${name}-${width}`, svg] as const),
  )
}

function exported(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)}`
}
