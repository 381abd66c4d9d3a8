import type { HumanName } from '#generated/types/human-name.ts'
import { fold } from '#shared/words/fold.ts'

/** A part of a shared note to which phrases may be meant, and what it is called on the screen: a member, who has names, or a service. */
export type PartCalled = {
  readonly id: string
  readonly called: string
  /** The name in use first, then others. */
  readonly names?: readonly HumanName[]
  readonly preferredName?: string | undefined
}

/** As it is compared: without case, accents and marks, but with its colons. */
export function plainly(said: string): string {
  return fold(said)
    .replaceAll(/[.'’ʼ`´]/g, '')
    .replaceAll(/[:：]/g, ' : ')
    .replaceAll(/[^\p{L}\p{N}:]+/gu, ' ')
    .trim()
}

/** What may stand before a phrase to mean this part, the best first, as it is written. */
export function callsOf({ called, names = [], preferredName, id }: PartCalled): readonly string[] {
  const [short = ''] = called.split(' (')
  const all = names.flatMap((name) => callsOfName(name, preferredName))
  const own = names.length > 0 ? [...all, short, called] : [called, short]
  // Two may be called the same: then a piece of the id tells them apart.
  return [...own, `${called} ${id.slice(-4)}`, `${called} ${id}`].filter((each) => plainly(each) !== '')
}

/** First and last name, either way round, each alone, or with the first letter of the last name. */
function callsOfName({ given = [], middle, family = '', text }: HumanName, preferred: string | undefined) {
  const one = given.join(' ')
  const firsts = [
    ...new Set([
      one,
      ...given,
      ...given.flatMap((each) => each.split(' ')),
      ...(middle ? [`${one} ${middle}`, `${given[0] ?? ''} ${middle}`, middle] : []),
      ...(preferred ? [preferred, `${one} ${preferred}`] : []),
    ]),
  ].filter((each) => each.trim() !== '')
  if (family.trim() === '') return [...firsts, ...(text ? [text] : [])]
  return [
    ...firsts.map((first) => `${first} ${family}`),
    ...firsts.map((first) => `${family} ${first}`),
    ...firsts,
    ...firsts.map((first) => `${first} ${family.charAt(0)}`),
    family,
    ...(text ? [text] : []),
  ]
}
