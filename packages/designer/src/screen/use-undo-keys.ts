import { useEffect, useEffectEvent } from 'react'
import { useDesign } from './design-state.tsx'

/** Fields that one types into: browsers take back in them what was typed. */
const TYPED: ReadonlySet<string> = new Set(['text', 'search', 'number'])

/** Control or Command with Z takes an edit back, with Shift or as Y it does it again; text fields keep their own. */
export function useUndoKeys(): void {
  const { undo, redo } = useDesign()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    const step = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : undefined
    if (step === undefined) return
    event.preventDefault()
    step()
  })
  useEffect(() => {
    const off = new AbortController()
    window.addEventListener('keydown', (event) => onKey(event), off)
    return () => off.abort()
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && TYPED.has(target.type))
  )
}
