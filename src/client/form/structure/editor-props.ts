import type { ComponentType } from 'react'
import type { Structure } from '#generated/screens/structure.ts'
import type { Answer } from '#shared/answers/answer.ts'

/** Structures by their names. */
export type KnownStructures = { readonly [name: string]: Structure }

/** The props of every editor of a structure: `Editor` draws what lies within, whatever its structure. */
export type EditorProps<Kind extends Structure = Structure> = {
  readonly structure: Kind
  readonly known: KnownStructures
  readonly value: Answer | undefined
  readonly change: (value: Answer | undefined) => void
  readonly label: string
  /** The id of the control that takes the focus. */
  readonly id: string
  readonly isReadOnly: boolean
  /** What is answered beside the value, by the name of its field. */
  readonly beside?: (field: string) => Answer | undefined
  readonly Editor: ComponentType<EditorProps>
}

/** One kind of structure. */
export type OfKind<Kind extends Structure['kind']> = Extract<Structure, { readonly kind: Kind }>
