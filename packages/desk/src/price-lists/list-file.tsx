import { useState } from 'react'
import { Link } from 'react-router'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { Part } from '../parts/part.tsx'
import { FileChoice, type ChosenFile } from '../stock/import/file-choice.tsx'
import { LookedFile } from '../stock/import/looked-file.tsx'
import { SaveSample } from './save-sample.tsx'

/** Price lists by a file: looked at first, then set as a whole, and taken back by another file. */
export function ListFile() {
  const [file, setFile] = useState<ChosenFile>()
  return (
    <>
      <ScreenTitle title="Set price lists by a file" />
      <p className="mb-6">
        <Link to="/price-lists" className="more">
          Back to all price lists
        </Link>
      </p>
      <Part title="The file" actions={<SaveSample />}>
        <FileChoice kind="price-list" file={file} onFile={setFile} />
      </Part>
      {file !== undefined && (
        <LookedFile key={file.number} kind="price-list" mode="set" csv={file.csv} />
      )}
    </>
  )
}
