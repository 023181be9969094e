import type { Design } from '@millrun/stair/design/design'
import { isSameDesign } from '@millrun/stair/design/same-design'

/** A design and the ones before and after it. */
export interface History {
  readonly past: readonly Design[]
  readonly present: Design
  /** What was undone, the next to come back first. */
  readonly future: readonly Design[]
  /** What the last edit changed; an edit of the same in one go replaces it. */
  readonly gesture?: string
}

export type HistoryAction =
  | {
      readonly type: 'edit'
      readonly changes: Partial<Design>
      /** The same name while a handle is dragged or a number held: all of it is one step to undo. */
      readonly gesture?: string
    }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'open'; readonly design: Design }
  /** A gesture is over: the next edit is a step of its own. */
  | { readonly type: 'let-go' }

/** So many steps can be taken back. */
const LONGEST_PAST = 100

export function historyOf(design: Design): History {
  return { past: [], present: design, future: [] }
}

/** The history after an action. An edit that changes nothing is no step. */
export function historyReducer(history: History, action: HistoryAction): History {
  const { past, present, future } = history
  switch (action.type) {
    case 'edit':
      return edited(history, { ...present, ...action.changes }, action.gesture)
    case 'open':
      return edited(history, action.design, undefined)
    case 'let-go':
      return { past, present, future }
    case 'undo': {
      const before = past.at(-1)
      if (before === undefined) return history
      return { past: past.slice(0, -1), present: before, future: [present, ...future] }
    }
    case 'redo': {
      const [next, ...rest] = future
      return next === undefined
        ? history
        : { past: [...past, present], present: next, future: rest }
    }
  }
}

function edited(history: History, design: Design, gesture: string | undefined): History {
  const { past, present } = history
  if (isSameDesign(present, design)) return history
  const goesOn = gesture !== undefined && gesture === history.gesture
  return {
    past: goesOn ? past : [...past, present].slice(-LONGEST_PAST),
    present: design,
    future: [],
    ...(gesture === undefined ? {} : { gesture }),
  }
}
