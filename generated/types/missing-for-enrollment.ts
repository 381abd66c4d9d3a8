// Generated from schemas/types/missing-for-enrollment.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { EnrollmentLack } from '../enumerations/enrollment-lack.ts'
import type { Reference } from './reference.ts'

/** One thing that is not there yet for an enrollment, as far as whoever asks may look. */
export type MissingForEnrollment = {
  readonly kind: EnrollmentLack
  /** Which consent the program requires. */
  readonly consent?: CodedValue
  readonly packet?: Reference
  /** Without it nobody is enrolled unless somebody says why. */
  readonly needsReason: boolean
}
