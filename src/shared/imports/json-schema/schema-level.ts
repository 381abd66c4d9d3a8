import type { ForeignObject } from '#shared/imports/reading/foreign-object.ts'
import type { Importing } from '#shared/imports/reading/importing.ts'

/** Where a schema stands: the whole file, the names above it, and how deep it is. */
export type SchemaLevel = {
  readonly root: ForeignObject
  readonly importing: Importing
  /** The path of the object that holds it, with a dot behind it. */
  readonly prefix: string
  readonly depth: number
}

/** A property on its way: its name, its schema, how it is drawn, and whether it must be there. */
export type Property = {
  readonly name: string
  readonly schema: ForeignObject
  readonly ui: ForeignObject
  readonly isRequired: boolean
}
