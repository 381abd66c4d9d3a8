// Generated from schemas/types/moving-patient.json by npm run generate. Edits are lost.
import type { Reference } from './reference.ts'

/** A patient whose address gets another district; absent: from none, or to none. */
export type MovingPatient = {
  readonly patient: Reference
  readonly from?: Reference
  readonly to?: Reference
}
