/** One thing that a check has looked at, in a form that a screen can write in its reader's way. */
export type Told =
  | { readonly as: 'words'; readonly text: string }
  | { readonly as: 'day'; readonly day: string }
  | { readonly as: 'moment'; readonly at: string }
  | { readonly as: 'number'; readonly count: number }
  | { readonly as: 'label'; readonly id: string }

/** Words as they stand; nothing where there are none. */
export function wordsTold(...texts: readonly (string | undefined)[]): readonly Told[] {
  return texts.flatMap((text) => (text ? [{ as: 'words', text }] : []))
}

/** A day of the calendar, or what is known of one. */
export function dayTold(...days: readonly (string | undefined)[]): readonly Told[] {
  return days.flatMap((day) => (day ? [{ as: 'day', day }] : []))
}

/** An instant. */
export function momentTold(at: string | undefined): readonly Told[] {
  return at ? [{ as: 'moment', at }] : []
}

/** A number. */
export function numberTold(count: number | undefined): readonly Told[] {
  return count === undefined ? [] : [{ as: 'number', count }]
}

/** A text of the catalogue, such as what a code is called. */
export function labelTold(id: string): readonly Told[] {
  return [{ as: 'label', id }]
}
