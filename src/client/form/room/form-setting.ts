import type { ComponentType } from 'react'
import type { UploadDoor } from '#client/content/uploads.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Definition } from '#shared/forms/definition.ts'
import type { Instrument } from '#shared/forms/opening/instrument-answer.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** A record as a picker offers it: enough to store a reference and to recognize it. */
export type FoundReference = { readonly id: string; readonly resourceType: string; readonly display: string }

/** Whose records are looked up: one patient's by the id, `nobody`'s while it is not known whose, else everybody's. */
export type Whose = { readonly patient: string } | 'nobody' | 'everybody'

/** Whose records are looked up, and how those of each type are narrowed. */
export type Seeking = {
  readonly whose?: Whose
  readonly only?: ((type: string) => readonly Filter[]) | undefined
}

/** Looks up records of these types whose words begin as typed; of those that belong to patients only the ones asked for. */
export type FindReferences = (
  types: readonly string[],
  text: string,
  seeking?: Seeking,
) => Promise<Outcome<readonly FoundReference[]>>

/** A new record of one of these types, made beside a form without leaving it. */
export type CreateProps = {
  readonly types: readonly string[]
  readonly onMade: (made: FoundReference) => void
}

/** How files of a form go where nobody may be signed in, and how what was given is looked at. */
export type FormFiles = {
  /** The form that is filled in: its uploads are found again by this, also when the page was read anew. */
  readonly place: string
  readonly door: UploadDoor
  readonly read: (file: Reference, pixels?: 1024) => Promise<Outcome<Blob>>
}

/** What a form needs to know about where it stands; handed over once by the screen. */
export type FormSetting = {
  /** The practice's zone, in which new moments are written. */
  readonly timezone: string
  /** Who sits before the form: named as signer of what is signed inside it. */
  readonly signer?: FoundReference
  readonly find?: FindReferences
  /** Offers to make the record that a reference shall lead to. */
  readonly Create?: ComponentType<CreateProps> | undefined
  /** Opens the definition of a form that stands inside this one. */
  readonly load?: (form: Reference) => Promise<Outcome<Definition>>
  /** Opens the questionnaire that is filled inside this form, in the version that is named or the present one. */
  readonly loadInstrument?: (questionnaire: Reference) => Promise<Outcome<Instrument>>
  /** The way of its files; absent: that of whoever is signed in. */
  readonly files?: FormFiles
  /** Whom the form is about. */
  readonly patient?: {
    readonly id?: string
    readonly display: string
    readonly birthDate?: string
    readonly gender?: string
  }
  /** The day that the form is about, where it is about one. */
  readonly day?: string
  /** The stored record that the form shows, or shows a part of. */
  readonly record?: object
  /** From where answers are taken over: finished forms of the same definition about the same patient, but for the one in work. */
  readonly carrying?: {
    readonly of: 'NoteDefinition' | 'Questionnaire'
    readonly key: string
    readonly patient: string
    readonly except: string
    /** What holds for a question whose author leaves it to the form. */
    readonly inherits: 'Offer' | 'Never'
    /** Only what this person has written is taken over. */
    readonly by?: string
    /** The day of the form: nothing later is taken over, and nothing that is so many days older. */
    readonly until?: string
    readonly maxAgeDays?: number
  }
  /** Where questions that look back look: everything signed about a patient, but for the note in work. */
  readonly formerly?: { readonly patient: string; readonly except: string }
}
