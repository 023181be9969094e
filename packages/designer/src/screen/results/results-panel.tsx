import { useDesign } from '../design-state.tsx'
import type { Shop } from '../shop.ts'
import type { GoToStep } from '../use-step.ts'
import { CutListSection } from './cut-list-section.tsx'
import { DownloadsSection } from './downloads-section.tsx'
import { PartsSection } from './parts/parts-section.tsx'
import { SavedSection } from './saved/saved-section.tsx'
import { ShareSection } from './share-section.tsx'
import { SummarySection } from './summary-section.tsx'
import { ToPutRight } from '../problems/to-put-right.tsx'

interface ResultsPanelProps {
  readonly shop: Shop
  readonly onStep: GoToStep
  /** The stair as it stands on the stage as PNG; left out where there is no picture of it. */
  readonly takePicture?: (() => Promise<Blob>) | undefined
}

/** Step 4, "Save and share": buy it, keep it, take it away, pass it on. */
export function ResultsPanel({ shop, onStep, takePicture }: ResultsPanelProps) {
  const { stair, list } = useDesign()
  return (
    <>
      {stair.problems.length > 0 && <ToPutRight problems={stair.problems} onStep={onStep} />}
      <PartsSection stair={stair} list={list} shop={shop} onStep={onStep} />
      <SavedSection shop={shop} />
      <ShareSection stair={stair} list={list} shop={shop} />
      <DownloadsSection stair={stair} takePicture={takePicture} />
      <CutListSection stair={stair} />
      <SummarySection />
    </>
  )
}
