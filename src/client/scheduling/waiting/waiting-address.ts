import type { FreedTime } from '#shared/scheduling/waiting/fits-waiting.ts'

/** A free time that somebody who waits may have, with the room that goes with it. */
export type OfferedTime = FreedTime & { readonly location?: string | undefined }

/** Where those are shown who wait for a time. */
export function waitingAddress(time: OfferedTime): string {
  const named = Object.entries(time).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/waitlist?${new URLSearchParams(named)}`
}

/** The time that an address speaks of. */
export function timeIn(search: Readonly<Record<string, string>>): OfferedTime | undefined {
  const { start, end, owner, service, program, location } = search
  if (!start || !end || !owner) return undefined
  return {
    ...{ start, end, owner },
    ...(service && { service }),
    ...(program && { program }),
    ...(location && { location }),
  }
}
