/** A port that nobody else has, for each call another. */
export type NextPort = () => Promise<number>

export interface ClusterPlan {
  /** Where everything lies; what was kept in it is there again. */
  readonly folder: string
  readonly nextPort: NextPort
  /** Where visitors come. */
  readonly front: number
  /** Where the servers of the shop are, three of them. */
  readonly servers: readonly [number, number, number]
  /** Gives up what is not there yet. */
  readonly stopping?: AbortSignal
}
