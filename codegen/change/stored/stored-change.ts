import type { Json } from '#codegen/load/json.ts'

/** What a schema change asks of the rows of one stored type. Paths are dotted; lists on the way are walked through. */
export type StoredChange = { readonly type: string; readonly scope: string } & (
  | { readonly kind: 'renamed'; readonly from: string; readonly to: string; readonly isSorted: boolean }
  | { readonly kind: 'removed'; readonly path: string }
  | { readonly kind: 'filled'; readonly path: string; readonly value?: Json }
  | { readonly kind: 'rewritten'; readonly path: string; readonly values: Readonly<Record<string, string>> }
  | {
      readonly kind: 'value-gone'
      readonly path: string
      readonly value: string
      readonly left: readonly string[]
    }
  | { readonly kind: 'target-gone'; readonly path: string; readonly target: string }
  | { readonly kind: 'tightened'; readonly path: string; readonly limit: Limit }
  | { readonly kind: 'unique'; readonly paths: readonly string[] }
  | { readonly kind: 'signed'; readonly path: string }
  | { readonly kind: 'reindexed'; readonly because: readonly string[] }
  | { readonly kind: 'type-gone' }
  | {
      readonly kind: 'part'
      readonly part: string
      readonly folder: 'elements' | 'rules'
      readonly step: PartStep
    }
)

/** What happened to an element type or a rule kind, whose instances stand anywhere in a definition. */
export type PartStep =
  | { readonly kind: 'gone' }
  | { readonly kind: 'renamed'; readonly from: string; readonly to: string }
  | { readonly kind: 'removed'; readonly path: string }
  | { readonly kind: 'filled'; readonly path: string; readonly value?: Json }

/** A limit that takes less than before. */
export type Limit = {
  readonly name: 'maxLength' | 'pattern' | 'minimum' | 'maximum' | 'minItems' | 'maxItems'
  readonly value: number | string
}
