import { paths } from '../paths.ts'
import { ButtonAnchor } from '@millrun/ui/first/button.tsx'
import { ButtonLink } from '../page/button-link.tsx'
import { PageMeta } from '../page/page-meta.tsx'
import { ToolShown } from '../visualizer/tool-shown.tsx'
import { StepsStarter } from '../visualizer/steps-starter.tsx'
import { ThreeFlights } from '../visualizer/three-flights.tsx'
import type { ComponentProps } from 'react'
import { business } from '@millrun/commerce/business'

const FEATURES = [
  {
    title: 'Your stair, not a sample',
    text: 'Start from what you can measure: the total rise, the run and the width.',
  },
  {
    title: 'Real parts',
    text: 'Every baluster, newel and rail in the tool is one that we sell, at the size we sell it.',
  },
  {
    title: 'A list at the end',
    text: 'What you draw comes out as a parts list, with the lengths to cut and what it costs.',
  },
] as const

const STEPS = [
  {
    title: 'Choose background',
    text: 'Pick a room close to yours, or use a photograph of your own stair.',
  },
  { title: 'Pick balusters', text: 'Try iron and wood, one style or a pattern of several.' },
  { title: 'Customize layout', text: 'Set risers, landings, newels and the side that is open.' },
  {
    title: 'Save and share',
    text: 'Keep the design, send it to your installer, or ask us for a quote.',
  },
] as const

export function Page() {
  return (
    <>
      <PageMeta
        title="Stair Visualizer"
        description="Design a stair with real parts: choose a background, pick balusters, customize the layout, save and share."
        path={paths.stairVisualizer}
      />
      <section className="wrap gap-6 pt-9 pb-12 lg:grid lg:grid-cols-12 lg:items-end lg:pt-16 lg:pb-14">
        <h1 className="title-hero lg:col-span-7">Stair Visualizer</h1>
        <div className="mt-6 lg:col-span-5 lg:mt-0">
          <p className="max-w-[44ch] text-lg leading-normal">
            See your stair with our parts in it before you order one. The tool opens in a new tab.
          </p>
          <DesignerLink className="mt-6 w-full sm:w-auto">Launch Stair Visualizer</DesignerLink>
        </div>
      </section>
      <ToolShown />
      <StepsStarter />
      <Features />
      <HowItWorks />
      <section className="wrap pb-18 lg:pb-28" aria-label="One flight, three ways">
        <ThreeFlights />
      </section>
      <RatherDrawn />
    </>
  )
}

function Features() {
  return (
    <section className="wrap pt-14 lg:pt-20" aria-label="What it does">
      <ul className="border-t border-ink md:grid md:grid-cols-3">
        {FEATURES.map(({ title, text }, index) => (
          <li
            key={title}
            className={`border-b border-rule py-6 md:pr-6 ${index > 0 ? 'md:border-l md:pl-6' : ''}`}
          >
            <h2 className="text-2xl leading-tight">{title}</h2>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function HowItWorks() {
  return (
    <section className="wrap py-18 lg:py-28" aria-labelledby="steps">
      <div className="gap-6 lg:grid lg:grid-cols-12">
        <h2 id="steps" className="title-section lg:col-span-4">
          How it works
        </h2>
        <ol className="mt-6 border-t border-ink lg:col-span-8 lg:mt-0">
          {STEPS.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[48px_1fr] border-b border-rule py-5 last:border-b-ink md:grid-cols-[72px_3fr_5fr] md:gap-x-6"
            >
              <span className="font-serif text-[26px] leading-tight text-ink-2" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="text-[26px] leading-tight">{title}</h3>
              <p className="col-start-2 mt-1.5 text-ink-2 md:col-start-3 md:mt-1">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function RatherDrawn() {
  return (
    <section className="border-t border-ink bg-paper-2" aria-labelledby="start">
      <div className="wrap items-center justify-between gap-6 py-11 lg:flex lg:py-16">
        <h2 id="start" className="title-part max-w-[24ch]">
          Rather have us draw it? Send the measurements you have.
        </h2>
        <div className="mt-5 flex flex-wrap gap-3 lg:mt-0">
          <DesignerLink>Start Designing</DesignerLink>
          <ButtonLink look="outline" to={paths.contact}>
            Contact Us for Quote
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** Leads to the design tool in a new tab, and in this one when the browser blocks that. */
function DesignerLink(props: ComponentProps<typeof ButtonAnchor>) {
  return (
    <ButtonAnchor
      {...props}
      href={business.designerUrl}
      target="_blank"
      onClick={(event) => {
        event.preventDefault()
        openDesigner()
      }}
    />
  )
}

/**
 * Opens the design tool in a new tab; when the browser blocks that, this window goes there.
 * `noopener` as a feature would make every window look blocked, so the opener is cut afterwards.
 */
function openDesigner(): void {
  const opened = window.open(business.designerUrl, '_blank')
  if (opened === null) window.location.assign(business.designerUrl)
  else opened.opener = null
}
