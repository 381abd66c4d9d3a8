// Generated from schemas/types/district-change.json by npm run generate. Edits are lost.
import type { DistrictKind } from '../enumerations/district-kind.ts'

/** What changes of a district, as far as it decides which addresses it has; what is absent stays. */
export type DistrictChange = {
  readonly id: string
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly kind?: DistrictKind
  readonly active?: boolean
  readonly postalCodes?: readonly string[]
}
