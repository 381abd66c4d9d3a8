import type { Reference } from '#generated/types/reference.ts'
import type { Definition } from '#shared/forms/definition.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** A record as a picker offers it: enough to store a reference and to recognize it. */
export type FoundReference = { readonly id: string; readonly resourceType: string; readonly display: string }

/** Looks up records of these types whose words begin as typed. */
export type FindReferences = (
  types: readonly string[],
  text: string,
) => Promise<Outcome<readonly FoundReference[]>>

/** What a form needs to know about where it stands; handed over once by the screen. */
export type FormSetting = {
  /** The practice's zone, in which new moments are written. */
  readonly timezone: string
  /** Who sits before the form: named as signer of what is signed inside it. */
  readonly signer?: FoundReference
  readonly find?: FindReferences
  /** Opens the definition of a form that stands inside this one. */
  readonly load?: (form: Reference) => Promise<Outcome<Definition>>
  /** Whom the form is about. */
  readonly patient?: { readonly display: string; readonly birthDate?: string }
  /** What was answered or measured before, newest first: a question's id, or the code or short name of a measure. */
  readonly formerly?: readonly { readonly source: string; readonly text: string; readonly on: string }[]
}
