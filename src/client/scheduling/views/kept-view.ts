import type { Listing } from '#generated/types/listing.ts'
import { equal } from '#shared/patch/equal.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** What the calendar's address says. */
export type CalendarSearch = Readonly<Record<string, string | undefined>>

/** The words of the calendar's address that a saved view keeps: all but the date and what is open. */
const keptWords = ['view', 'by', 'people', 'person', 'lanes', 'lane', 'colors', 'status', 'service'] as const

/** What a saved view keeps of an address. */
export function keptView(search: CalendarSearch): Readonly<Record<string, string>> {
  return Object.fromEntries(
    keptWords.flatMap((word) => {
      const said = search[word]
      return said === undefined || said === '' ? [] : [[word, said] as const]
    }),
  )
}

/** What is stored of a view beside its name. */
export function fieldsOfView(search: CalendarSearch) {
  return {
    kind: 'Calendar',
    listedType: 'Appointment',
    columns: [{ path: 'start' }],
    filters: { calendar: keptView(search) },
  } as const
}

/** What a saved view says of the address; what no calendar knows is left out. */
export function searchOfSaved({ filters }: Pick<Listing, 'filters'>): Readonly<Record<string, string>> {
  const stored = membersOf(membersOf(filters).calendar)
  const texts = Object.entries(stored).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return keptView(Object.fromEntries(texts))
}

/** The address from which the calendar shows a saved view: the words of another are taken away. */
export function addressOf(saved: Pick<Listing, 'filters'>): CalendarSearch {
  const nothing = Object.fromEntries(keptWords.map((word) => [word, undefined]))
  return { ...nothing, ...searchOfSaved(saved) }
}

/** True where the address shows just what a view has kept. */
export function isShownBy(saved: Pick<Listing, 'filters'>, search: CalendarSearch): boolean {
  return equal(searchOfSaved(saved), keptView(search))
}
