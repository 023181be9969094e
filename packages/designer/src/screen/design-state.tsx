import {
  createContext,
  type Dispatch,
  type ReactNode,
  useContext,
  useMemo,
  useReducer,
} from 'react'
import { type Check, codeCheck } from '@millrun/stair/code-check/code-check'
import { IRC_2021 } from '@millrun/stair/code-check/irc-2021'
import type { Design } from '@millrun/stair/design/design'
import { type History, type HistoryAction, historyOf, historyReducer } from '../history/history.ts'
import { buildStair } from '@millrun/stair/model/build-stair'
import type { Stair } from '@millrun/stair/model/stair'
import { type PartsList, partsList } from '@millrun/stair/parts-list/parts-list'
import { presets } from '@millrun/stair/presets/presets'
import { stairSummary } from '../summary/stair-summary.ts'

/** The design on the screen, what follows from it, and every way to change it. */
export interface DesignState {
  readonly design: Design
  readonly stair: Stair
  /** How the stair keeps to the code. */
  readonly checks: readonly Check[]
  /** What is to be ordered for it, and what that costs. */
  readonly list: PartsList
  /** The stair in sentences. */
  readonly summary: readonly string[]
  /** Edits of one `gesture` in a row are one step to undo; `letGo` ends it. */
  readonly edit: (changes: Partial<Design>, gesture?: string) => void
  readonly letGo: () => void
  /** Puts another design in its place, as one step that can be undone. */
  readonly open: (design: Design) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
}

const DesignContext = createContext<DesignState | undefined>(undefined)

/** Makes one design available to everything below it. It begins with the first preset. */
export function DesignProvider({ children }: { children: ReactNode }) {
  const [history, dispatch] = useReducer(historyReducer, presets[0].design, historyOf)
  const state = useMemo(() => stateOf(history, dispatch), [history])
  return <DesignContext value={state}>{children}</DesignContext>
}

/** The design and the ways to change it. Throws outside a DesignProvider. */
export function useDesign(): DesignState {
  const state = useContext(DesignContext)
  if (state === undefined) throw new Error('useDesign must be used within a DesignProvider')
  return state
}

function stateOf(
  { past, present, future }: History,
  dispatch: Dispatch<HistoryAction>,
): DesignState {
  const stair = buildStair(present)
  return {
    design: present,
    stair,
    checks: codeCheck(stair, IRC_2021),
    list: partsList(stair),
    summary: stairSummary(stair),
    edit: (changes, gesture) =>
      dispatch({ type: 'edit', changes, ...(gesture === undefined ? {} : { gesture }) }),
    letGo: () => dispatch({ type: 'let-go' }),
    open: (design) => dispatch({ type: 'open', design }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  }
}
