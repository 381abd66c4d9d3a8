// Generated from schemas/types/charting.json by npm run generate. Edits are lost.
import type { ChartingAct } from '../enumerations/charting-act.ts'
import type { ChartingDoubt } from '../enumerations/charting-doubt.ts'
import type { ChartingType } from '../enumerations/charting-type.ts'

/** One fact that goes from a note into the chart when the note is final, or why it does not. */
export type Charting = {
  readonly type: ChartingType
  readonly act: ChartingAct
  readonly text: string
  readonly doubt?: ChartingDoubt
}
