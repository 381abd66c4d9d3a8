const dayMilliseconds = 86_400_000

/** The instants at which a calendar day begins and ends in a zone (ISO, UTC); a day of a clock change has 23 or 25 hours. */
export function dayBounds(day: string, timezone: string): { readonly from: string; readonly to: string } {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const next = new Date(noon + dayMilliseconds).toISOString().slice(0, 10)
  return { from: midnight(day, timezone), to: midnight(next, timezone) }
}

/** The day that many days later, or earlier when negative. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10)
}

function midnight(day: string, timezone: string): string {
  const asUtc = Date.parse(`${day}T00:00:00Z`)
  const guess = asUtc - offsetAt(asUtc, timezone)
  return new Date(asUtc - offsetAt(guess, timezone)).toISOString()
}

/** How far the zone's clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timezone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const local = `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`
  return Date.parse(local) - instant
}
