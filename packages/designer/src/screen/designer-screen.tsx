import { Tabs } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { BackgroundPanel } from './background/background-panel.tsx'
import { useBackground } from './background/use-background.ts'
import { DesignProvider, useDesign } from './design-state.tsx'
import { PresetRow } from './presets/preset-row.tsx'
import type { Shop } from './shop.ts'
import { Stage } from './stage/stage.tsx'
import { useIsPastTop } from './stage/use-is-past-top.ts'
import { useStairView } from './stage/use-stair-view.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { StepContent } from './step-content.tsx'
import { stepPanels, useIdlePanels } from './step-panels.ts'
import { isStepId, STEPS } from './steps.ts'
import { useDesignAddress } from './use-design-address.ts'
import { useStep } from './use-step.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { VerdictLine } from './verdict-line.tsx'

interface DesignerProps {
  readonly shop: Shop
  /** Whether the page was printed with the first design on it, and is being taken over. */
  readonly isPrinted?: boolean
}

/** The stair designer: the stair on one side, the four steps of its design on the other. */
export function DesignerScreen({ shop, isPrinted = false }: DesignerProps) {
  return (
    <DesignProvider>
      <Designer shop={shop} isPrinted={isPrinted} />
    </DesignProvider>
  )
}

function Designer({ shop, isPrinted }: Required<DesignerProps>) {
  const { stair } = useDesign()
  const backdrop = useBackground()
  const in3d = useStairView(stair, backdrop.background)
  const stands = in3d.view !== undefined || in3d.failure !== undefined
  useEffect(() => {
    if (stands) shop.onStands?.()
  }, [stands, shop])
  const { step, setStep, goTo, tabs } = useStep()
  const top = useRef<HTMLDivElement>(null)
  // below the header of the page the stage has less of the window
  const isPastHeader = useIsPastTop(top)
  const isAskedFor = useDesignAddress(shop.tell, () => setStep('results'))
  useUndoKeys()
  useIdlePanels()
  return (
    <div className="relative border-t border-ink lg:grid lg:grid-cols-[minmax(0,1fr)_400px]">
      <div ref={top} className="absolute inset-x-0 top-0 h-px" />
      <section
        aria-label="Your stair"
        data-stage
        className={`z-10 flex h-[50dvh] min-h-88 flex-col border-b border-ink bg-paper-2 lg:border-r lg:border-b-0 [@media(min-height:600px)]:sticky [@media(min-height:600px)]:top-0 ${isPastHeader ? 'lg:h-dvh' : 'lg:h-[calc(100dvh-7.625rem)]'}`}
      >
        <Stage
          in3d={in3d}
          isTrue={(isPrinted || isAskedFor) && !backdrop.isOwnShown}
          isPrinted={isPrinted}
        />
        <VerdictLine onStep={goTo} />
      </section>
      <Tabs.Root
        ref={tabs}
        value={step}
        onValueChange={(next) => isStepId(next) && setStep(next)}
        className="min-w-0"
      >
        <StepTabs />
        <Tabs.Content value="background" className="grid gap-6 px-5 py-6">
          <h2 className="title-card">Choose background</h2>
          <PresetRow />
          <BackgroundPanel backdrop={backdrop} />
          <Button look="tool" onClick={() => goTo('balusters')}>
            Next: Pick balusters
          </Button>
        </Tabs.Content>
        <StepContent id="balusters" panel={stepPanels.balusters}>
          {({ Panel }) => <Panel onStep={goTo} />}
        </StepContent>
        <StepContent id="layout" panel={stepPanels.layout}>
          {({ Panel }) => <Panel onStep={goTo} />}
        </StepContent>
        <StepContent id="results" panel={stepPanels.results}>
          {({ Panel }) => <Panel shop={shop} onStep={goTo} takePicture={in3d.view?.takePicture} />}
        </StepContent>
      </Tabs.Root>
    </div>
  )
}

function StepTabs() {
  return (
    <Tabs.List aria-label="Steps" className="grid grid-cols-4 border-b border-ink print:hidden">
      {STEPS.map(({ id, name }, index) => (
        <Tabs.Trigger
          key={id}
          value={id}
          className="flex cursor-pointer flex-col border-r border-rule px-2.5 py-2 text-left text-[13px] leading-tight text-ink-2 last:border-r-0 hover:bg-paper-2 data-[state=active]:bg-ink data-[state=active]:text-paper"
        >
          <span aria-hidden="true" className="font-serif text-xl">
            {index + 1}
          </span>
          {name}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
