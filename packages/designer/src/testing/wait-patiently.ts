import { configure } from '@testing-library/react'

/** A busy machine takes its time; nothing in these tests measures it. */
configure({ asyncUtilTimeout: 30_000 })
