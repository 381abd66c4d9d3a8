import type { ConditionOperator } from '#generated/enumerations/condition-operator.ts'

/** A condition of another form language, as it was written: comparisons of names with values, joined by and, or and not. */
export type Expression =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Expression[] }
  | { readonly kind: 'not'; readonly part: Expression }
  | {
      readonly kind: 'compare'
      readonly operator: ConditionOperator
      readonly left: Expression
      readonly right: Expression
    }
  /** A question by its name; with `code`, one box of a list of boxes. */
  | { readonly kind: 'name'; readonly name: string; readonly code?: string }
  | { readonly kind: 'value'; readonly value: Literal }
  | { readonly kind: 'list'; readonly items: readonly Literal[] }
  | { readonly kind: 'call'; readonly name: string; readonly inputs: readonly Expression[] }

/** A value that stands in a condition; `null` is nothing. */
export type Literal = string | number | boolean | null
