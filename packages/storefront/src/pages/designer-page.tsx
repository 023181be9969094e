import { designerChunk } from '../designer/designer-chunk.ts'
import { useDesignerShop } from '../designer/use-designer-shop.ts'
import { paths } from '../paths.ts'
import { PageMeta } from '../ui/page-meta.tsx'

export function Page() {
  const { DesignerScreen } = designerChunk.use()
  return (
    <>
      <PageMeta
        title="Stair Visualizer"
        description="Design your stair from real parts: exact baluster counts, a code check, a cut list, and everything in the cart."
        path={paths.designer}
      />
      <h1 className="sr-only">Stair Visualizer</h1>
      <DesignerScreen shop={useDesignerShop()} />
    </>
  )
}
