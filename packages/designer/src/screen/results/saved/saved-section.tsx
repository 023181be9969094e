import { useDesign } from '../../design-state.tsx'
import type { Shop } from '../../shop.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { NameForm } from './name-form.tsx'
import { SavedRow } from './saved-row.tsx'
import { Section } from '../section.tsx'
import { useSavedDesigns } from './use-saved-designs.ts'

/** Designs that are kept on this device: save, open, rename, delete. */
export function SavedSection({ shop }: { shop: Shop }) {
  const { design } = useDesign()
  const { designs, problem, note, save, show, rename, remove } = useSavedDesigns(shop)
  return (
    <Section
      isForScreen
      title="Save on this device"
      lead="Kept in this browser. To open it elsewhere, take the link below."
    >
      <NameForm label="Name of this design" name={design.name} onName={save}>
        <Button look="tool" type="submit">
          Save
        </Button>
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
