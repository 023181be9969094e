import { createResource } from '@millrun/ui/first/resource'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Tabs } from 'radix-ui'
import { afterEach, expect, test } from 'vitest'
import { StepContent } from './step-content.tsx'

afterEach(cleanup)

test('a step whose panel cannot be fetched says so, and fetches it when it is asked again', async () => {
  let hasNetwork = false
  const panel = createResource(async () => {
    if (!hasNetwork) throw new TypeError('Failed to fetch')
    return { words: 'Turned oak, 38 balusters' }
  })
  render(
    <Tabs.Root value="balusters">
      <StepContent id="balusters" panel={panel}>
        {({ words }) => <p>{words}</p>}
      </StepContent>
    </Tabs.Root>,
  )
  await screen.findByText('This step could not be loaded. Your design is kept.')
  hasNetwork = true
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Turned oak, 38 balusters')
  expect(screen.queryByRole('alert')).toBeNull()
})
