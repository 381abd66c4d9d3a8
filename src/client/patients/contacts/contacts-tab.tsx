import { type ReactNode, useMemo } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { type FactAct, FactList } from '#client/patients/entry/fact-list.tsx'
import type { FactColumn } from '#client/patients/entry/fact-table.tsx'
import { type FactTools, useFactTools } from '#client/patients/entry/use-fact-tools.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import type { RelatedPerson } from '#generated/types/related-person.ts'
import { writeContact } from '#shared/elements/text/write-contact.ts'
import { useContactPlan } from './use-contact-plan.ts'

/** The contacts of a chart: family, guardians and others, with what each may decide and until when. */
export function ContactsTab({ patient }: TabProps): ReactNode {
  const tools = useFactTools()
  const { words, today } = tools
  const plan = useContactPlan(patient)
  const input = useMemo(() => {
    const filters = [{ field: 'patient', op: 'eq', value: patient.id } as const]
    return { filters, partition: patient.id, pageSize: 100 }
  }, [patient.id])
  const answer = useAnswer('relatedPerson.query', input)
  const actsOf = ({ authority }: RelatedPerson): readonly FactAct[] =>
    authority?.legal && isInTime(authority, today)
      ? [
          {
            id: 'end',
            label: words('chart-contacts.end-authority'),
            opening: { preset: { end: today }, focus: 'end' },
          },
        ]
      : []
  return (
    <FactList
      title={words('chart-contacts.title')}
      addLabel={words('chart-contacts.add')}
      emptyText={words('chart-contacts.none')}
      plan={plan}
      answer={answer}
      columns={columnsOf(tools)}
      nameOf={({ display }) => display}
      actsOf={actsOf}
      isPast={({ active }) => !active}
      pastTitle={words('chart-contacts.past')}
    />
  )
}

type Authority = NonNullable<RelatedPerson['authority']>

function isInTime({ period }: Authority, today: string): boolean {
  if (!period) return true
  return period.start <= today && (period.end === undefined || period.end >= today)
}

function columnsOf(tools: FactTools): readonly FactColumn<RelatedPerson>[] {
  const { words, labels } = tools
  const label = (name: string) => labels(`field.RelatedPerson.${name}`)
  return [
    {
      id: 'name',
      label: label('name'),
      cell: ({ name, display }) => [...(name.given ?? []), name.family].filter(Boolean).join(' ') || display,
    },
    {
      id: 'relationship',
      label: label('relationship'),
      cell: ({ relationship }) => relationship.map(({ display }) => display).join(', '),
    },
    {
      id: 'contacts',
      label: label('contacts'),
      cell: ({ contacts = [] }) => contacts.map(writeContact).join(' · '),
    },
    {
      id: 'marks',
      label: words('chart-contacts.marks'),
      cell: (row) =>
        (['isEmergencyContact', 'isNextOfKin', 'livesWithPatient'] as const)
          .filter((mark) => row[mark])
          .map(label)
          .join(', '),
    },
    { id: 'authority', label: label('authority'), cell: ({ authority }) => authorityText(authority, tools) },
  ]
}

/** What somebody may decide: whether the law gives it, whether the paper was seen, and until when. */
function authorityText(authority: RelatedPerson['authority'], { words, moments, today }: FactTools): string {
  if (!authority?.legal) return ''
  const state = authority.verified ? 'chart-contacts.is-verified' : 'chart-contacts.is-unverified'
  const { period } = authority
  const isOver = period?.end !== undefined && period.end < today
  const isAhead = period !== undefined && period.start > today
  return [
    words(state),
    isOver && words('chart-contacts.ended', { when: moments.date(period.end) }),
    isAhead && words('chart-contacts.begins', { when: moments.date(period.start) }),
    !isOver && period?.end && words('chart-contacts.until', { when: moments.date(period.end) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
