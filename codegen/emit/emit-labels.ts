import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { literal } from '#codegen/emit/text/literal.ts'
import type { Labels } from '#codegen/model/permissions.ts'

/** Security labels as plain data, for the server's check and for screens alike; the row policy is made of the same. */
export function emitLabels({ readers, labels, sources }: Labels): readonly Emitted[] {
  if (labels.length === 0) return []
  const words = readers.map(({ key }) => `'${key}'`).join(' | ')
  const text = `/** A word for who reads a row with a label. */
export type LabelReader = ${words}

/** Field → value, as text. */
type Where = Readonly<Record<string, string>>

export type LabelEntry = {
  readonly code: string
  /** Who reads a row with it, in reach; nobody named: everybody in reach. */
  readonly readers: readonly LabelReader[]
  /** Who sets and lifts it by hand. */
  readonly setBy: readonly LabelReader[]
}

export type LabelSources = {
  /** Types whose rows labels do not close. */
  readonly unlabelled: readonly string[]
  /** Labels that a row has while a field of its own says so. */
  readonly derived: readonly { readonly type: string; readonly where: Where; readonly label: string }[]
  /** Labels that a row gets from what it refers to. */
  readonly given: readonly {
    readonly by: string
    readonly to: readonly string[]
    readonly where?: Where
    readonly label?: string
    readonly labels?: string
  }[]
  /** Fields through which a row gets the labels of the row that it belongs to, and the types that do not. */
  readonly inherited: { readonly through: readonly string[]; readonly except: readonly string[] }
  /** Parts of a row that only those see whom it names, and holders of a flag. */
  readonly parts: readonly {
    readonly type: string
    readonly where: Readonly<Record<string, readonly string[]>>
    readonly hidden: readonly string[]
    readonly shownTo: readonly string[]
    readonly flag: string
  }[]
  /** Items of a row's list that only holders of one of the flags see. */
  readonly items: readonly { readonly type: string; readonly list: string; readonly where: Readonly<Record<string, readonly string[]>>; readonly flags: readonly string[] }[]
  /** The paths at which a row says whom its readers are judged by. */
  readonly facts: {
    readonly author: readonly string[]
    readonly writers: readonly string[]
    readonly programs: readonly string[]
  }
}

/** Every security label that the product judges. */
export const labels: readonly LabelEntry[] = ${literal(labels)}

/** Where labels come from, and what their readers are judged by. */
export const labelSources: LabelSources = ${literal(sources)}
`
  return [{ path: 'generated/permissions/labels.ts', from: 'schemas/permissions', text }]
}
