// Generated from schemas/types/district-move.json by npm run generate. Edits are lost.
import type { Reference } from './reference.ts'

/** Addresses that go from one district to another; absent: from none, or to none. */
export type DistrictMove = {
  readonly from?: Reference
  readonly to?: Reference
  readonly addresses: number
}
