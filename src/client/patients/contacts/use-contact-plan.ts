import { useMemo } from 'react'
import { textFormats } from '#client/form/elements/text/text-formats.ts'
import type { FactField, FactPlan, Made, Typed } from '#client/patients/entry/fact-field.ts'
import { type FactTools, useFactTools } from '#client/patients/entry/use-fact-tools.ts'
import { useListOptions } from '#client/patients/entry/use-list-options.ts'
import { contactName, nameText, readName } from '#client/person/contact-name.ts'
import type { ContactPoint } from '#generated/types/contact-point.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { RelatedPerson } from '#generated/types/related-person.ts'
import { writePhone } from '#shared/elements/text/write-phone.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'

/** The plan of a contact's fields: who it is, how to reach them, and what they may decide until when. */
export function useContactPlan(patient: Patient): FactPlan<RelatedPerson> {
  const tools = useFactTools()
  const relationships = useListOptions('related-person-relationship')
  return useMemo(
    () => ({
      type: 'RelatedPerson',
      patientId: patient.id,
      title: tools.words('chart-contacts.entry'),
      fields: fieldsOf(tools, relationships),
      blank: { isNew: 'yes' },
      typedOf,
      make: (typed, target) => make(typed, { ...target, tools, relationships, patientId: patient.id }),
      lineOf: (typed) => typed.name ?? '',
    }),
    [tools, relationships, patient.id],
  )
}

const isRepresentative = ({ legal }: Typed) => legal === 'yes'

function fieldsOf(tools: FactTools, relationships: readonly ShownOption[]): readonly FactField[] {
  const { words, labels } = tools
  const label = (name: string) => labels(`field.RelatedPerson.${name}`)
  return [
    {
      kind: 'text',
      id: 'name',
      label: label('name'),
      isRequired: true,
      width: 4,
      longest: 160,
      hint: words('chart-contacts.name-hint'),
      shownBack: ({ name = '' }) => nameShown(name, tools),
    },
    {
      kind: 'choice',
      id: 'relationship',
      label: label('relationship'),
      isRequired: true,
      width: 3,
      emptyText: words('entry.choose'),
      options: () => relationships,
    },
    { kind: 'text', id: 'phone', label: words('chart-contacts.phone'), width: 3, mode: 'tel', longest: 40 },
    { kind: 'tick', id: 'emergency', label: label('isEmergencyContact'), width: 2 },
    {
      kind: 'text',
      id: 'email',
      label: words('chart-contacts.email'),
      width: 4,
      mode: 'email',
      longest: 200,
      isMore: true,
    },
    ...roleFieldsOf(tools),
  ]
}

/** What somebody is to the patient beside the relationship, and may decide. */
function roleFieldsOf({ words, labels, dateShown }: FactTools): readonly FactField[] {
  const label = (name: string) => labels(`field.RelatedPerson.${name}`)
  return [
    { kind: 'tick', id: 'nextOfKin', label: label('isNextOfKin'), width: 3, isMore: true },
    { kind: 'tick', id: 'livesWith', label: label('livesWithPatient'), width: 3, isMore: true },
    { kind: 'tick', id: 'legal', label: words('chart-contacts.legal'), width: 3, isMore: true },
    {
      kind: 'tick',
      id: 'verified',
      label: words('chart-contacts.verified'),
      width: 3,
      isAsked: isRepresentative,
    },
    {
      kind: 'text',
      id: 'start',
      label: words('chart-contacts.from'),
      width: 3,
      isAsked: isRepresentative,
      shownBack: dateShown('start'),
    },
    {
      kind: 'text',
      id: 'end',
      label: words('chart-contacts.to'),
      width: 3,
      isAsked: isRepresentative,
      shownBack: dateShown('end'),
    },
    {
      kind: 'tick',
      id: 'gone',
      label: words('chart-contacts.inactive'),
      width: 3,
      isAsked: ({ isNew }) => isNew !== 'yes',
    },
  ]
}

function typedOf(row: RelatedPerson): Typed {
  const { authority, relationship, contacts = [] } = row
  const tick = (is: boolean | undefined) => (is ? 'yes' : '')
  return {
    name: nameText(row.name),
    relationship: relationship[0]?.code ?? '',
    phone: writePhone(contactOf(contacts, 'phone')?.value ?? ''),
    email: contactOf(contacts, 'email')?.value ?? '',
    emergency: tick(row.isEmergencyContact),
    nextOfKin: tick(row.isNextOfKin),
    livesWith: tick(row.livesWithPatient),
    legal: tick(authority?.legal),
    verified: tick(authority?.verified),
    start: authority?.period?.start ?? '',
    end: authority?.period?.end ?? '',
    gone: tick(!row.active),
  }
}

type Target = {
  readonly id: string
  readonly row: RelatedPerson | undefined
  readonly tools: FactTools
  readonly relationships: readonly ShownOption[]
  readonly patientId: string
}

function make(typed: Typed, { id, row, tools, relationships, patientId }: Target): Made {
  const wrong = doubts(typed, tools)
  if (Object.keys(wrong).length > 0) return { ok: false, wrong }

  const contacts = contactsOf(typed, row?.contacts ?? [])
  const authority = authorityOf(typed, row, tools)
  const body = {
    patient: row?.patient ?? { id: patientId, resourceType: 'Patient' as const },
    name: contactName(row?.name, typed.name ?? ''),
    relationship: relationshipOf(typed.relationship ?? '', relationships, row),
    active: typed.gone !== 'yes',
    isEmergencyContact: typed.emergency === 'yes',
    isNextOfKin: typed.nextOfKin === 'yes',
    livesWithPatient: typed.livesWith === 'yes',
    ...(contacts.length > 0 && { contacts }),
    ...(authority && { authority }),
  }
  if (!row) return { ok: true, change: { kind: 'create', type: 'RelatedPerson', id, body } }
  const { contacts: _contacts, authority: _authority, ...kept } = row
  return {
    ok: true,
    change: { kind: 'patch', type: 'RelatedPerson', id, before: row, after: { ...kept, ...body } },
  }
}

function doubts(typed: Typed, { words, dateOf, dateDoubt }: FactTools): Typed {
  const needed = (field: string) =>
    (typed[field] ?? '').trim() === '' ? { [field]: words('entry.needed') } : {}
  const whole = (field: string) => {
    const date = dateOf(typed[field])
    return date !== undefined && date.length !== 10 ? { [field]: words('chart-contacts.whole-day') } : {}
  }
  const isOpen = isRepresentative(typed) && (typed.end ?? '').trim() !== ''
  return {
    ...needed('name'),
    ...needed('relationship'),
    ...dateDoubt('start', typed, isOpen),
    ...whole('start'),
    ...dateDoubt('end', typed, false),
    ...whole('end'),
  }
}

function nameShown(text: string, { words }: FactTools): string | undefined {
  if (text.trim() === '') return undefined
  const { given = [], family = '' } = readName(text)
  return words('chart-contacts.understood-name', { given: given.join(' '), family })
}

function relationshipOf(code: string, options: readonly ShownOption[], row: RelatedPerson | undefined) {
  const [first, ...others] = row?.relationship ?? []
  if (first?.code === code) return [first, ...others]
  return [{ code, display: options.find((option) => option.code === code)?.label ?? code }, ...others]
}

function contactOf(
  contacts: readonly ContactPoint[],
  system: ContactPoint['system'],
): ContactPoint | undefined {
  return contacts.find((contact) => contact.system === system)
}

const formats = { phone: 'Phone', email: 'Email' } as const

/** The first telephone and the first e-mail are what is typed; other ways stay. */
function contactsOf(typed: Typed, before: readonly ContactPoint[]): readonly ContactPoint[] {
  const systems = ['phone', 'email'] as const
  const firsts = systems.map((system) => contactOf(before, system))
  const written = systems.flatMap((system, index): ContactPoint[] => {
    const value = (typed[system] ?? '').trim()
    if (value === '') return []
    return [{ ...firsts[index], system, value: textFormats[formats[system]]?.read(value) ?? value }]
  })
  return [...written, ...before.filter((contact) => !firsts.includes(contact))]
}

function authorityOf(
  typed: Typed,
  row: RelatedPerson | undefined,
  { dateOf }: FactTools,
): RelatedPerson['authority'] {
  const before = row?.authority
  if (!isRepresentative(typed) && !before) return undefined
  const [start, end] = [dateOf(typed.start), dateOf(typed.end)]
  const { period: _period, ...kept } = before ?? {}
  return {
    ...kept,
    legal: isRepresentative(typed),
    verified: isRepresentative(typed) && typed.verified === 'yes',
    ...(start && { period: { start, ...(end && { end }) } }),
  }
}
