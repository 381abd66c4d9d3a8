// Generated from schemas/types/district-summary.json by npm run generate. Edits are lost.
import type { District } from './district.ts'

/** A district with how many patients live there by their first address, how many workers are there and how many places lie there, as far as the asker may see them. */
export type DistrictSummary = {
  readonly district: District
  /** Absent for those who may not read patients. */
  readonly patients?: number
  readonly workers: number
  readonly locations: number
}
