import { stripVTControlCharacters } from 'node:util'
import type { Hear } from './run-command.ts'

/** More than errors outside any test take with the lines that end a run of vitest. */
const LINES = 60
/** So much of what was said holds those lines, however long they are. */
const KEPT_LETTERS = 20_000

/** Hears what a command says, and keeps the end of it: of a long run nobody finds what went wrong in the middle. */
export class LastWords {
  #kept = ''

  readonly hear: Hear = (text) => {
    this.#kept = (this.#kept + text.toString()).slice(-KEPT_LETTERS)
  }

  /** The last lines that say something, without their colours. */
  lines(): readonly string[] {
    const lines = stripVTControlCharacters(this.#kept).split('\n')
    return lines.filter((line) => line.trim() !== '').slice(-LINES)
  }
}
