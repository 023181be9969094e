import { savedAs } from '../../saved-designs/saved-as.ts'
import { type SavedDesign, withSaved } from '../../saved-designs/saved-designs.ts'
import { useDesign } from '../design-state.tsx'
import type { Shop } from '../shop.ts'
import { Button } from '../ui/button.tsx'
import { NameForm } from './name-form.tsx'
import { SavedRow } from './saved-row.tsx'
import { Section } from './section.tsx'
import { useKeptDesigns } from './use-kept-designs.ts'

/** Designs that are kept on this device: save, open, rename, delete. */
export function SavedSection({ shop }: { shop: Shop }) {
  const { design, edit, open, undo } = useDesign()
  const { designs, problem, note, change } = useKeptDesigns()

  function save(name: string): void {
    const named = { ...design, name }
    if (name !== design.name) edit({ name })
    const before = designs.find((saved) => saved.design.name === name)
    const isSaved = change((all) => withSaved(all, savedAs(all, named, Date.now())))
    if (!isSaved) return
    if (before === undefined) shop.tell({ title: 'Saved', description: name })
    else {
      const putBack = () => change((all) => withSaved(all, before))
      const title = 'Saved over the earlier one'
      shop.tell({ title, description: name, action: { label: 'Undo', onClick: putBack } })
    }
  }

  function show(saved: SavedDesign): void {
    open(saved.design)
    const action = { label: 'Undo', onClick: undo }
    shop.tell({ title: 'Opened', description: saved.design.name, action })
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
    shop.tell({ title: 'Deleted', description: saved.design.name, action })
  }

  return (
    <Section
      isForScreen
      title="Save on this device"
      lead="Kept in this browser. To open it elsewhere, take the link below."
    >
      <NameForm label="Name of this design" name={design.name} onName={save}>
        <Button type="submit">Save</Button>
      </NameForm>
      <p aria-live="polite" className="text-[15px] leading-6 text-wrong not-empty:mt-2">
        {problem}
      </p>
      {designs.length > 0 && (
        <ul className="mt-5 border-t border-rule">
          {designs
            .toSorted((a, b) => b.savedAtMs - a.savedAtMs)
            .map((saved) => (
              <SavedRow
                key={saved.id}
                saved={saved}
                onOpen={() => show(saved)}
                onRename={(name) => rename(saved, name)}
                onDelete={() => remove(saved)}
              />
            ))}
        </ul>
      )}
      {note !== undefined && <p className="pt-3 text-sm leading-5 text-ink-2">{note}</p>}
    </Section>
  )
}
