// Generated from schemas/types/address.json by npm run generate. Edits are lost.
import type { AddressUse } from '../enumerations/address-use.ts'
import type { Period } from './period.ts'
import type { Reference } from './reference.ts'

/** A postal address with its service area. */
export type Address = {
  readonly use?: AddressUse
  readonly lines: readonly string[]
  readonly city: string
  readonly county?: string
  readonly state: string
  readonly postalCode: string
  readonly country?: string
  /** Of a patient, a related person, a place or a visit: the district in force to which the postal code belongs, unless it was chosen by hand. */
  readonly district?: Reference
  /** The district stays as it is, whatever becomes of the postal codes. */
  readonly districtLocked?: boolean
  readonly latitude?: number
  readonly longitude?: number
  readonly period?: Period
  readonly isConfidential?: boolean
  readonly directions?: string
}
