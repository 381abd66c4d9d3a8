import { useCodeWords } from '#client/form/words/code-words.ts'
import { nameOf } from '#client/person/name-of.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Patient } from '#generated/types/patient.ts'
import { writePhone } from '#shared/elements/text/write-phone.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** Writes what a record says in a field; empty where it says nothing. */
export type ValueText = (record: Patient, field: string) => string

/** Names that say how a part is kept, and nothing of a person. */
const silent = ['id', 'resourceType', 'partition', 'use', 'system', 'versionId', 'code', 'rank', 'list']
/** Numbers that only another system knows somebody by. */
const foreign = ['external', 'other']

/** What a record says, as people read it: names, days, numbers of telephones and choices in words. */
export function useValueText(): ValueText {
  const own = useOwnWriters()
  const words = useWords()
  const moments = useMoments()

  const plain = (value: unknown): string => {
    if (Array.isArray(value)) return joined(value.map(plain), '; ')
    if (typeof value === 'object' && value !== null) return partsOf(value)
    if (typeof value === 'string') return dayOr(value, moments)
    return typeof value === 'number' ? String(value) : ''
  }
  const partsOf = (value: object): string => {
    const { display, code } = membersOf(value)
    if (typeof display === 'string') return display
    const texts = Object.entries(value).filter(([name]) => !silent.includes(name))
    return joined(texts.map(([, each]) => plain(each))) || (typeof code === 'string' ? code : '')
  }

  return (record, field) => {
    const writer = own[field]
    if (writer) return writer(record)
    const value = membersOf(record)[field]
    if (typeof value === 'boolean') return words(value ? 'form.yes' : 'form.no')
    return plain(value)
  }
}

/** The fields that are more than words and days. */
function useOwnWriters(): Readonly<Record<string, (record: Patient) => string>> {
  const labels = useLabels()
  const words = useWords()
  const moments = useMoments()
  const codeWords = useCodeWords()
  return {
    name: nameOf,
    otherNames: ({ otherNames = [] }) =>
      joined(
        otherNames.map((name) => nameOf({ name })),
        '; ',
      ),
    gender: ({ gender }) => labels(`enumeration.AdministrativeGender.${gender}`),
    acuity: ({ acuity }) => (acuity ? labels(`enumeration.Acuity.${acuity}`) : ''),
    contacts: ({ contacts = [] }) => joined(contacts.map(({ value }) => writePhone(value))),
    identifiers: ({ identifiers = [] }) =>
      joined(
        identifiers.map(({ type = 'other', value }) =>
          foreign.includes(type)
            ? words('patients.number-elsewhere', { number: value })
            : `${labels(`enumeration.IdentifierType.${type}`)}: ${value}`,
        ),
        '; ',
      ),
    addresses: ({ addresses = [] }) =>
      joined(
        addresses.map(({ lines, city, state, postalCode }) =>
          joined([...lines, city, `${state} ${postalCode}`]),
        ),
        '; ',
      ),
    careTeam: ({ careTeam = [] }) =>
      joined(
        careTeam.map(({ member, role: { code }, period }) => {
          const said = { name: member.display ?? '', role: codeWords('care-team-role', code) }
          return period?.start
            ? words('patients.team-member-since', { ...said, since: moments.date(period.start) })
            : words('patients.team-member', said)
        }),
        '; ',
      ),
  }
}

function dayOr(text: string, moments: ReturnType<typeof useMoments>): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return moments.date(text)
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? moments.dateAndTime(text) : text
}

function joined(texts: readonly string[], between = ', '): string {
  return texts.filter((text) => text.trim() !== '').join(between)
}
