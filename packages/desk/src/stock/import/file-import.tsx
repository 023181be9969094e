import type { ImportMode } from '@millrun/commerce/desk/import-request'
import { Link } from 'react-router'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import { Part } from '../../parts/part.tsx'
import { useStaff } from '../../session/staff-context.ts'
import { useState } from 'react'
import type { FileKind } from './file-kinds.ts'
import { FileChoice, type ChosenFile } from './file-choice.tsx'
import { ImportChoices } from './import-choices.tsx'
import { LookedFile } from './looked-file.tsx'

/** Prices or stock by a file: looked at first, then applied as a whole, and taken back by another file. */
export function FileImport() {
  const { role } = useStaff()
  const [kind, setKind] = useState<FileKind>(role === 'shipping' ? 'stock' : 'prices')
  const [mode, setMode] = useState<ImportMode>('set')
  const [file, setFile] = useState<ChosenFile>()
  return (
    <>
      <ScreenTitle title="Change by a file" />
      <p className="mb-6">
        <Link to="/stock" className="more">
          Back to prices and stock
        </Link>
      </p>
      <Part title="The file">
        <ImportChoices kind={kind} mode={mode} onKind={setKind} onMode={setMode} />
        <FileChoice kind={kind} file={file} onFile={setFile} />
      </Part>
      {file !== undefined && (
        // Another file, or the same for something else, is looked at anew.
        <LookedFile
          key={`${file.number} ${kind} ${mode}`}
          kind={kind}
          mode={kind === 'stock' ? mode : 'set'}
          csv={file.csv}
        />
      )}
    </>
  )
}
