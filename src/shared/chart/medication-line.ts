import {
  asNeededWording,
  cautionPattern,
  doseWording,
  idlePattern,
  mannerWordings,
  numberWords,
  rateWordings,
  routeWordings,
  timeWordings,
  type Wording,
} from './wordings.ts'

/** A medication line taken apart: dose, route and frequency as they are stored. */
export type MedicationLine = {
  readonly dose?: string
  readonly route?: string
  readonly frequency?: string
  readonly asNeeded: boolean
  /** Words that were not understood; they are kept as they were written. */
  readonly unread?: string
}

/**
 * Reads a medication line such as `20mg po qam prn` in the usual ways of writing. Nothing is calculated and nothing guessed: a line with
 * a number or a word such as `not` or `then` that could change the rest is kept whole, as it was written.
 */
export function readMedicationLine(text: string): MedicationLine {
  const whole = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\s.,;]+$/, '')
  if (whole === '') return { asNeeded: false }
  const line = takenApart(whole)
  return line ?? { asNeeded: false, unread: whole }
}

/** Writes a medication line in the one way in which it is shown back; read again, it means the same. */
export function writeMedicationLine({ dose, route, frequency, asNeeded, unread }: MedicationLine): string {
  const known = [dose, route, frequency, asNeeded ? 'as needed' : undefined].filter(Boolean).join(' ')
  return [known, unread].filter(Boolean).join(', ')
}

/** The frequency as it is stored, together with what was not understood. */
export function keptFrequency({ frequency, unread }: MedicationLine): string | undefined {
  const kept = [frequency, unread].filter(Boolean).join(', ')
  return kept === '' ? undefined : kept
}

/** Where something was understood; what is left stands on either side. */
const gap = '\uE000'

function takenApart(whole: string): MedicationLine | undefined {
  const needed = taken(evened(whole), [asNeededWording])
  if (cautionPattern.test(needed.rest)) return undefined

  const routes = taken(needed.rest, routeWordings)
  const manners = taken(routes.rest, mannerWordings)
  const rates = taken(manners.rest, rateWordings)
  const moments = taken(rates.rest, timeWordings)
  const doses = takenDoses(moments.rest)
  if (!doses || routes.found.length > 1 || rates.found.length > 1) return undefined

  const left = leftOf(doses.rest)
  const reasons = left.filter((part) => /^for [a-z]/i.test(part))
  const unread = left.filter((part) => !reasons.includes(part))
  if (reasons.length > 1 || left.some((part) => /\d/.test(part))) return undefined

  const frequency = [...rates.found, moments.found.join(' and '), ...manners.found, ...reasons]
    .filter(Boolean)
    .join(' ')
  return {
    ...(doses.dose && { dose: doses.dose }),
    ...(routes.found[0] && { route: routes.found[0] }),
    ...(frequency && { frequency }),
    asNeeded: needed.found.length > 0,
    ...(unread.length > 0 && { unread: unread.join(', ') }),
  }
}

/** Numbers in figures, abbreviations without dots, separators as commas. */
function evened(text: string): string {
  return text
    .replaceAll(/½/g, '1/2')
    .replaceAll(/¼/g, '1/4')
    .replaceAll(/¾/g, '3/4')
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(?<![\d\w])\.(?=\d)/g, '0.')
    .replaceAll(/(?<![\w.])([a-z])\.([a-z])\.(?:([a-z])\.)?/gi, '$1$2$3')
    .replaceAll(/(?<![\w-])(?:one[- ])?half (?:an? )?(?=tab|pill|cap|film|patch|strip)/gi, '1/2 ')
    .replaceAll(/(?<![\w-])an? (?=tab|pill|cap|film|patch|puff|spray|drop)/gi, '1 ')
    .replaceAll(
      /(?<![\w-])(one|two|three|four|five|six|eight|ten|twelve)(?= (?:\w+ )?(?:tab|pill|cap|film|patch|puff|spray|drop|time|hour|day|week|month|to ))/gi,
      (word) => numberWords[word.toLowerCase()] ?? word,
    )
    .replaceAll(/[;,]/g, ' , ')
}

type Taken = { readonly found: readonly string[]; readonly rest: string }

/** What of a text one of the ways of writing says, in the order in which it stands there, each once. */
function taken(text: string, wordings: readonly Wording[]): Taken {
  const found: { readonly at: number; readonly means: string }[] = []
  let rest = text
  for (const { pattern, means } of wordings) {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const [all, ...caught] = match
      found.push({ at: match.index, means: means(caught.map((part) => part ?? '')) })
      // As long as what it replaces, so that places stay what they are.
      rest = rest.slice(0, match.index) + gap.repeat(all.length) + rest.slice(match.index + all.length)
    }
  }
  const ordered = [...found].sort((one, other) => one.at - other.at).map(({ means }) => means)
  return { found: [...new Set(ordered)], rest }
}

/** The dose, or a strength with how many of it; undefined where there are more that do not stand together. */
function takenDoses(text: string): { readonly dose?: string; readonly rest: string } | undefined {
  const { found, rest } = taken(text, [doseWording])
  const [first, second] = found
  if (second === undefined) return first === undefined ? { rest } : { dose: first, rest }
  const between = new RegExp(`${gap}\\s*(of|\\()\\s*${gap}+\\s*\\)?`, 'i').exec(rest)
  if (found.length > 2 || !between) return undefined
  const dose = between[1]?.toLowerCase() === 'of' ? `${first} of ${second}` : `${first} (${second})`
  return { dose, rest: rest.replace(between[0], gap.repeat(between[0].length)) }
}

function leftOf(rest: string): readonly string[] {
  return rest
    .split(new RegExp(`[${gap},]+`))
    .map((part) =>
      part
        .trim()
        .replaceAll(/\s+/g, ' ')
        .replace(/[\s.]+$/, ''),
    )
    .filter((part) => part !== '' && !idlePattern.test(part))
}
