import type { Change } from '#client/sync/change.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'

/** What was typed into a row of fields, by the names of the fields; the code of something chosen stands under `codeOf`. */
export type Typed = Readonly<Record<string, string>>

type Plain = {
  readonly id: string
  readonly label: string
  readonly isRequired?: true
  /** Shown only after More was asked for, or while it holds something. */
  readonly isMore?: true
  /** How many of twelve columns it takes. */
  readonly width: number
  readonly hint?: string
  /** Left out while this says no. */
  readonly isAsked?: (typed: Typed) => boolean
  /** What was understood of it, in words. */
  readonly shownBack?: (typed: Typed) => string | undefined
}

/** One field of a fact of the chart that is added or changed in place. */
export type FactField = Plain &
  (
    | { readonly kind: 'text'; readonly longest?: number; readonly mode?: 'decimal' | 'tel' | 'email' }
    | {
        readonly kind: 'choice'
        readonly options: (typed: Typed) => readonly ShownOption[]
        /** What it means that nothing is chosen; without it something always is. */
        readonly emptyText?: string
      }
    | { readonly kind: 'tick' }
    /** A day and a time on the wall of the practice's zone, `2026-11-24T09:30`. */
    | { readonly kind: 'moment' }
    | {
        readonly kind: 'search'
        /** What is offered for some words. */
        readonly seek: (text: string) => Promise<readonly ShownOption[]>
        /** What is said where nothing fits: what to do, or that the words will do. */
        readonly none: string
        /** What the other fields say once something was chosen. */
        readonly chosen?: (option: ShownOption) => Typed
      }
  )

/** Under which name the code of a field stands, beside the words of it. */
export function codeOf(field: string): string {
  return `${field}.code`
}

/** What became of the typed text: a change for the outbox, or what is wrong, by field. */
export type Made =
  | { readonly ok: true; readonly change: Change }
  | { readonly ok: false; readonly wrong: Typed }

/** How a fact of one type is added and changed: its fields, what stands in them at first, and what becomes of them. */
export type FactPlan<Row> = {
  readonly type: Change['type']
  /** Which part of a row of the type is written, where it is not the row itself. */
  readonly part?: string
  /** Whose chart it is. */
  readonly patientId: string
  readonly title: string
  readonly fields: readonly FactField[]
  readonly blank: Typed
  readonly typedOf: (row: Row) => Typed
  /** Where a row is a part of a record: the one of this id in it. */
  readonly rowIn?: (record: object, id: string) => Row | undefined
  /** `row` is what is changed; absent: a new one with this id. */
  readonly make: (typed: Typed, target: { readonly id: string; readonly row: Row | undefined }) => Made
  /** Its words in one line, for those who are told of it. */
  readonly lineOf: (typed: Typed) => string
}
