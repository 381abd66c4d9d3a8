/** One thing that a check has looked at, in a form that a screen can write in its reader's way. */
export type FactValue =
  | { readonly as: 'words'; readonly text: string }
  | { readonly as: 'day'; readonly day: string }
  | { readonly as: 'moment'; readonly at: string }
  | { readonly as: 'number'; readonly count: number }
  | { readonly as: 'label'; readonly id: string }

/** Words as they stand; nothing where there are none. */
export function wordsValue(...texts: readonly (string | undefined)[]): readonly FactValue[] {
  return texts.flatMap((text) => (text ? [{ as: 'words', text }] : []))
}

/** A day of the calendar, or what is known of one. */
export function dayValue(...days: readonly (string | undefined)[]): readonly FactValue[] {
  return days.flatMap((day) => (day ? [{ as: 'day', day }] : []))
}

/** An instant. */
export function momentValue(at: string | undefined): readonly FactValue[] {
  return at ? [{ as: 'moment', at }] : []
}

/** A number. */
export function numberValue(count: number | undefined): readonly FactValue[] {
  return count === undefined ? [] : [{ as: 'number', count }]
}

/** A text of the catalogue, such as what a code is called. */
export function labelValue(id: string): readonly FactValue[] {
  return [{ as: 'label', id }]
}
