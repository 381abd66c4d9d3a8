import { richWords } from '#shared/elements/text/rich-words.ts'
import { carriedOf } from '#shared/forms/carried.ts'
import { ownSections } from '#shared/notes/group/is-member-part.ts'
import { sectionsInRound } from '#shared/notes/in-round.ts'
import { type Looked, type Opinion, right, wrong } from './opinion.ts'

/** From this share on a note counts as copied. */
const most = 0.9

/** Of less text nothing is said. */
const least = 200

/** Whether nearly all of the note's text was taken over from an earlier one, and nobody has changed it since. */
export function sayCarried({ note }: Looked): Opinion | undefined {
  const texts = ownSections({ ...note, sections: sectionsInRound(note) })
    .filter(({ hidden }) => !hidden)
    .flatMap(({ data, narrative = '' }) => [
      { length: narrative.trim().length, isCarried: false },
      ...Object.entries(data).flatMap(([id, answer]) =>
        typeof answer === 'string'
          ? [
              {
                length: richWords(answer).trim().length,
                isCarried: carriedOf(data, id)?.from.resourceType === 'Note',
              },
            ]
          : [],
      ),
    ])
  const whole = lengthOf(texts)
  const carried = lengthOf(texts.filter(({ isCarried }) => isCarried))
  if (carried === 0 || whole < least) return undefined
  const percent = Math.floor((100 * carried) / whole)
  return carried >= most * whole
    ? wrong('notes.mostly-carried', { percent })
    : right('notes.partly-carried', { percent })
}

function lengthOf(texts: readonly { readonly length: number }[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0)
}
