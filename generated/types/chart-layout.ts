// Generated from schemas/types/chart-layout.json by npm run generate. Edits are lost.
import type { ChartCard } from '../enumerations/chart-card.ts'

/** The layout of a chart's summary: its cards in their order, and those that are left out. */
export type ChartLayout = {
  /** The cards, in their order. */
  readonly shown: readonly ChartCard[]
  /** Cards that are left out. */
  readonly hidden: readonly ChartCard[]
}
