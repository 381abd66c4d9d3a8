import type { ElementDisplay } from '#generated/enumerations/element-display.ts'
import type { ElementType } from '#shared/forms/definition.ts'
import type { ImportEntry } from '#shared/imports/reading/import-ledger.ts'

/** What a field of a REDCap dictionary becomes here, and what has to be said of that. */
export type RedcapType = {
  readonly type: ElementType
  readonly multiple?: true
  readonly plain?: true
  readonly decimals?: number
  readonly display?: ElementDisplay
  readonly remark?: ImportEntry
}

const fields: { readonly [type: string]: RedcapType } = {
  notes: { type: 'Text', plain: true },
  radio: { type: 'Choice', display: 'Radio' },
  dropdown: { type: 'Choice', display: 'Dropdown' },
  checkbox: { type: 'Choice', multiple: true },
  yesno: { type: 'Boolean' },
  truefalse: { type: 'Boolean', remark: 'imports.true-or-false' },
  calc: { type: 'Decimal', decimals: 2 },
  slider: { type: 'Integer', display: 'Slider' },
  file: { type: 'Attachment' },
  descriptive: { type: 'Instructions' },
  sql: {
    type: 'String',
    remark: 'imports.choices-in-database',
  },
}

const checks: { readonly [check: string]: RedcapType } = {
  integer: { type: 'Integer' },
  number: { type: 'Decimal', decimals: 4 },
  number_comma_decimal: { type: 'Decimal', decimals: 4 },
  email: { type: 'String', display: 'Email' },
  phone: { type: 'String', display: 'Phone' },
  zipcode: { type: 'String', display: 'PostalCode' },
  ssn: { type: 'String', display: 'SocialSecurityNumber' },
  time: { type: 'Time' },
  time_hh_mm_ss: { type: 'Time', remark: 'imports.seconds-left' },
}

/** Finds the type by the field's own and, for a line of text, by how it is checked. */
export function redcapTypeOf(type: string, check: string | undefined): RedcapType {
  const field = type.toLowerCase()
  if (field === 'file' && check === 'signature') return { type: 'Signature' }
  if (field === 'text' || field === '') return checked(check?.toLowerCase())
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined
  return (
    known ?? {
      type: 'String',
      remark: { message: 'imports.type-line', parameters: { type: type.slice(0, 80) } },
    }
  )
}

function checked(check: string | undefined): RedcapType {
  if (check === undefined) return { type: 'String' }
  if (/^date_(ymd|mdy|dmy)$/.test(check)) return { type: 'Date' }
  if (/^datetime_/.test(check)) return { type: 'DateTime' }
  const [, places] = /^number_(\d)dp/.exec(check) ?? []
  if (places !== undefined) return { type: 'Decimal', decimals: Number(places) }
  const known = Object.hasOwn(checks, check) ? checks[check] : undefined
  return (
    known ?? {
      type: 'String',
      remark: { message: 'imports.check-unknown', parameters: { check: check.slice(0, 80) } },
    }
  )
}
