/** What may stand in a sentence's gaps. */
type Parameters = Readonly<Record<string, string | number>>

/** A day, alone or with the clock time that a row's display begins with: `2026-11-24 16:30 – Supervision`. */
const aDay = /^\d{4}-\d\d-\d\d(?=$| \d\d:\d\d(?: –|$))/

/**
 * The parameters of a sentence's words with every day (`2026-11-24`), and the one that a row's display begins with, as a reader's language writes
 * days, so that no sentence shows two forms of dates. What somebody typed himself, as `text`, is repeated as it was typed.
 */
export function withWrittenDays(
  parameters: Parameters | undefined,
  write: (day: string) => string,
): Parameters | undefined {
  if (!parameters) return undefined
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      const isMeant = typeof value === 'string' && name !== 'text'
      return [name, isMeant ? value.replace(aDay, write) : value]
    }),
  )
}
