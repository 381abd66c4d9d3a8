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
  readonly district?: Reference
  readonly districtLocked?: boolean
  readonly latitude?: number
  readonly longitude?: number
  readonly period?: Period
  readonly isConfidential?: boolean
  readonly directions?: string
}
