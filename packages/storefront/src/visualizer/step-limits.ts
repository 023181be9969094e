/** How many steps the Stair Visualizer takes, and how many a storey usually has. */
export const STEP_LIMITS = { least: 2, most: 30 } as const
export const USUAL_STEPS = 14
