import type { Answer } from '#shared/answers/answer.ts'
import type { Element } from './definition.ts'

/** One value that a condition or a calculation reads; `value` is absent when it is missing or hidden. */
export type Reading = {
  /** The element that holds the value; none for a path of the context. */
  readonly element: Element | undefined
  readonly value: Answer | undefined
  /** What a path of the context counts for in a calculation, when it is not the value itself. */
  readonly number?: number | undefined
}

/** What is read in one place: the value, and what it counts for. */
export type ReadValue = Pick<Reading, 'value' | 'number'>

/** What the FHIRPath expressions of a form gave, by path; a path that is absent is not known, or could not be worked out. */
export type Expressed = {
  /** The answers; `null` where an expression gives none. */
  readonly values: { readonly [path: string]: Answer | undefined }
  readonly shown: { readonly [path: string]: boolean | undefined }
}

/** What comes from outside the form. All of it is data; nothing is looked up. */
export type FormContext = {
  /** Context paths and bounds: `patient.age`, `encounter.mode`, `today`, `birthDate`, `serviceDate`, `section.{key}.{id}` … */
  readonly values?: { readonly [path: string]: Answer | undefined }
  /** What a context path counts for in calculations (an option's score). */
  readonly numbers?: { readonly [path: string]: number | undefined }
  /** Context paths that stand for a question in the rows of a list elsewhere: one reading a row. */
  readonly rows?: { readonly [path: string]: readonly ReadValue[] | undefined }
  /** What the expressions of an imported form gave; worked out elsewhere, since a keystroke does not wait for it. */
  readonly expressed?: Expressed
  /** Milliseconds since 1970 at which a calendar day begins in the session's zone; UTC where it is not given. */
  readonly dayStart?: (date: string) => number
}
