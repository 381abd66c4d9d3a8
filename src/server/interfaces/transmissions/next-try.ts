import type { DocumentTransmission } from '#generated/types/document-transmission.ts'

/** The tries of a transmission that nobody answered: after so many minutes each of them. */
const waits = [5, 15, 60, 240, 1440] as const
const minute = 60_000

/** So many times somebody may ask for a transmission anew that has failed. */
export const mostTries = waits.length

/** When a transmission is tried next, in milliseconds since 1970: at once, or after the pause that follows its last try; never when it was tried often enough. */
export function nextTry({ attempts = [] }: Pick<DocumentTransmission, 'attempts'>): number {
  const tried = triesOf(attempts)
  const last = tried.at(-1)
  if (!last) return 0
  const wait = waits[tried.length - 1]
  return wait === undefined ? Number.POSITIVE_INFINITY : Date.parse(last.at) + wait * minute
}

/** Is there no other try after this one? */
export function isLastTry({ attempts = [] }: Pick<DocumentTransmission, 'attempts'>): boolean {
  return triesOf(attempts).length >= mostTries
}

/** The tries since it was last held or asked for anew. */
function triesOf(attempts: NonNullable<DocumentTransmission['attempts']>) {
  const end = attempts.findLastIndex(({ result }) => result !== 'Pending')
  return attempts.slice(end + 1)
}
