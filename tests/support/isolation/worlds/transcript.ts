import type { LineAnswer } from '#tests/support/isolation/run/open-lines.ts'

/** The transcript of one answer to an isolation test in one world: status, headers and bytes, with what differs by chance masked. */
export type Transcript = { readonly status: number; readonly headers: string; readonly text: string }

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** A digest of ids that differ between the worlds by chance. */
const digest = /(\\?"membersHash\\?":\\?")[0-9a-f]{64}/g
const instant = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g
/** A digest of all that an answer shows, ids among it, which is brought back as what was seen. */
const seen = /(\\?"seen\\?":\\?")[\w-]{43}/g
/** The secret of a calendar's link. */
const calendarLink = /(\/calendars\/)[\w-]{20,}/g
/** A printed document in base64, in which stands when it was drawn; how long it is does not differ. */
const drawn = /JVBERi[A-Za-z0-9+/=]+/g
/** When to come again, told at different moments in the two worlds; that somebody is to wait does not differ, nor whether it is long. */
const pause = /(retry-after: |\\?"seconds\\?":|Try again in )([\d,]+)/g
/** What every answer has of its own: when it was, how long it took, which request it was. */
const chance = ['date', 'requestid', 'x-request-time', 'x-query-time', 'connection', 'keep-alive']

/** Masks answers of one world: ids are numbered as they come, known ones stay. */
export class WorldMask {
  private readonly ids = new Map<string, string>()
  private readonly known: ReadonlySet<string>

  constructor(known: ReadonlySet<string>) {
    this.known = known
  }

  /** The answer as it is compared with the other world's. */
  transcriptOf({ status, headers, text }: LineAnswer): Transcript {
    const told = Object.entries(headers).filter(([name]) => !chance.includes(name))
    const masked = told.map(
      ([name, value]) => `${name}: ${name === 'x-continuation-token' ? lengthOf(value) : value}`,
    )
    return { status, headers: this.masked(masked.sort().join('\n')), text: this.masked(text) }
  }

  private masked(text: string): string {
    return text
      .replaceAll(instant, 'then')
      .replaceAll(digest, '$1 of ids')
      .replaceAll(seen, '$1 of rows')
      .replaceAll(pause, (_, before, seconds) => `${before}${seconds.replaceAll(/\d/g, '9')}`)
      .replaceAll(calendarLink, '$1secret')
      .replaceAll(drawn, (text) => `a document of about ${Math.round(text.length / 200)} lines`)
      .replaceAll(uuid, (id) => (this.known.has(id) ? id : this.numbered(id)))
  }

  private numbered(id: string): string {
    const known = this.ids.get(id) ?? `id-${this.ids.size + 1}`
    this.ids.set(id, known)
    return known
  }
}

/** A sealed token differs each time; how long it is does not. */
function lengthOf(value: string | readonly string[] | undefined): string {
  return `a token of ${String(value ?? '').length} signs`
}
