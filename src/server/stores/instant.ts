/** One moment of the server's clock as stores keep it, in the two forms that are needed: RFC 3339 in UTC with milliseconds, and milliseconds since 1970. */
export type Instant = { readonly iso: string; readonly milliseconds: number }

/** The moment that stands so many milliseconds after 1970. */
export function instantAt(milliseconds: number): Instant {
  let written: string | undefined
  return {
    // Most who ask for the moment reckon with it; it is written where somebody reads it.
    get iso() {
      written ??= new Date(milliseconds).toISOString()
      return written
    },
    milliseconds,
  }
}
