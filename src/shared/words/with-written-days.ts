/** What may stand in a sentence's gaps. */
type Parameters = Readonly<Record<string, string | number>>

const aDay = /^\d{4}-\d\d-\d\d$/

/**
 * The parameters of a sentence's words with every day (`2026-11-24`) as a reader's language writes days, so that no sentence shows two forms
 * of dates. What somebody typed himself, as `text`, is repeated as it was typed.
 */
export function withWrittenDays(
  parameters: Parameters | undefined,
  write: (day: string) => string,
): Parameters | undefined {
  if (!parameters) return undefined
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      const isDay = typeof value === 'string' && name !== 'text' && aDay.test(value)
      return [name, isDay ? write(value) : value]
    }),
  )
}
