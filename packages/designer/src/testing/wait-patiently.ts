import { PATIENCE_MS } from '@millrun/ui/testing/patient-dom'
import { configure } from '@testing-library/react'

// What a press changes is looked at at once here, so presses stay as the library wraps them.
configure({ asyncUtilTimeout: PATIENCE_MS })
