import type { Login } from './signing-house.ts'

/** Who may sign a step of a configuration. */
type Signers = Readonly<Record<string, readonly Login[] | 'patient'>>

const author = { author: ['clinician'] } as const
const supervisor = { supervisor: ['supervisor', 'deputy'] } as const

/**
 * For tests: which steps have to be signed before a note is final, and by whom, written down by hand for each configuration of the
 * walks: nothing of it is read from the product.
 */
export const requiredSigners: Readonly<Record<string, Signers>> = {
  'Author only': author,
  'Author and supervisor': { ...author, ...supervisor },
  'Scribe then author then supervisor': { ...author, ...supervisor },
  'Prescriber countersigns': { ...author, prescriber: ['physician'] },
  'Care plan': { ...author, patient: 'patient', ...supervisor },
  'Incident to': { ...author, physician: ['physician'] },
  Group: { ...author, facilitator: ['intake'], ...supervisor },
  'Free with patient': { ...author, 'patient-signature': 'patient' },
  'Free with reader': author,
}

const authorOnly: readonly string[] = ['Prescriber countersigns', 'Free with reader']

/** The same for an amendment that this person has begun: he signs as its author; a supervisor has no supervisor of his own. */
export function requiredForAmendment(name: string, amender: Login): Signers {
  const own = { author: [amender] }
  if (authorOnly.includes(name)) return own
  const { author: _author, supervisor: countersigns, ...others } = requiredSigners[name] ?? {}
  const isFree = name === 'Author and supervisor' && amender !== 'clinician'
  return { ...own, ...others, ...(countersigns && !isFree && { supervisor: countersigns }) }
}
