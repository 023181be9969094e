import { isSameDesign } from '@millrun/stair/design/same-design'
import { savedAs } from '../../../saved-designs/saved-as.ts'
import { type SavedDesign, withSaved } from '../../../saved-designs/saved-designs.ts'
import { useDesign } from '../../design-state.tsx'
import type { Shop } from '../../shop.ts'
import { useKeptDesigns } from './use-kept-designs.ts'

/** The designs of this device and what can be done with them; all of it can be undone, and is told. */
export function useSavedDesigns({ tell }: Pick<Shop, 'tell'>) {
  const { design, edit, open, undo } = useDesign()
  const { designs, problem, note, change } = useKeptDesigns()

  function save(name: string): void {
    const named = { ...design, name }
    if (name !== design.name) edit({ name })
    const before = designs.find((saved) => saved.design.name === name)
    const isSaved = change((all) => withSaved(all, savedAs(all, named, Date.now())))
    if (!isSaved) return
    if (before === undefined) tell({ title: 'Saved', description: name })
    else {
      const putBack = () => change((all) => withSaved(all, before))
      const title = 'Saved over the earlier one'
      tell({ title, description: name, action: { label: 'Undo', onClick: putBack } })
    }
  }

  function show(saved: SavedDesign): void {
    const isStep = !isSameDesign(design, saved.design)
    open(saved.design)
    const notice = { title: 'Opened', description: saved.design.name }
    tell(isStep ? { ...notice, action: { label: 'Undo', onClick: undo } } : notice)
  }

  function rename(saved: SavedDesign, name: string): void {
    const renamed = { ...saved, design: { ...saved.design, name } }
    const isDone = change((all) => all.map((one) => (one.id === saved.id ? renamed : one)))
    if (isDone && saved.design.name === design.name) edit({ name })
  }

  function remove(saved: SavedDesign): void {
    const isDone = change((all) => all.filter(({ id }) => id !== saved.id))
    if (!isDone) return
    const putBack = () => change((all) => withSaved(all, saved))
    const action = { label: 'Undo', onClick: putBack }
    tell({ title: 'Deleted', description: saved.design.name, action })
  }

  return { designs, problem, note, save, show, rename, remove }
}
