import type { MessageId } from '#generated/messages/ids.ts'

/** A remark on converting one line of an import: in which column of the file, or of which field, and what. */
export type Remark = {
  /** The column of the file, counted from 0. */
  readonly column?: number
  readonly field?: string
  /** A message's id, or a sentence of the server. */
  readonly message: string
  readonly parameters?: Readonly<Record<string, string | number>>
}

/** A cell as a value, or why it is none. */
export type Converted<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: MessageId; readonly parameters?: Remark['parameters'] }

/** A value was found. */
export function converted<Value>(value: Value): Converted<Value> {
  return { ok: true, value }
}

/** No value was found, for this reason. */
export function unfit(message: MessageId, parameters?: Remark['parameters']): Converted<never> {
  return { ok: false, message, ...(parameters ? { parameters } : {}) }
}
