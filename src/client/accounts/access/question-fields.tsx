import { Select } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { PatientSearch } from '#client/person/choosing/patient-search.tsx'
import { StaffSearch } from '#client/person/choosing/staff-search.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { flags } from '#generated/permissions/permissions.ts'
import { typeNames } from './type-names.ts'

/** A record by its id and what it is called. */
type Named = { readonly id: string; readonly display: string }

/** A question about access as it is put together; empty text: left open. */
export type AccessQuestion = {
  readonly person: Named
  readonly type: string
  readonly verb: string
  readonly flag: string
  readonly patient: Named
}

const nobody: Named = { id: '', display: '' }

export const emptyQuestion: AccessQuestion = { person: nobody, type: '', verb: '', flag: '', patient: nobody }

const verbs = ['Create', 'Read', 'Update', 'Delete'] as const

type Props = {
  readonly question: AccessQuestion
  readonly onChange: (question: AccessQuestion) => void
}

/** The fields of a question about access: which person, what, and for which patient. */
export function QuestionFields({ question, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const types = useMemo(
    () =>
      typeNames
        .map((type) => ({ value: type, label: labels(`type.${type}`) }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    [labels],
  )
  const rights = useMemo(
    () =>
      Object.keys(flags)
        .map((flag) => ({ value: flag, label: labels(`account.flag-${flag}`) }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    [labels],
  )
  return (
    <div className="access-fields">
      <StaffSearch
        title={words('account.access-person')}
        value={question.person.id}
        label={question.person.display}
        onChange={(id, display) => onChange({ ...question, person: { id, display } })}
        isRequired
        isOptional
        includesFormer
      />
      <Select
        label={words('account.access-verb')}
        data={verbs.map((verb) => ({ value: verb, label: words(`account.access-verb-${verb}`) }))}
        value={question.verb === '' ? null : question.verb}
        onChange={(verb) => onChange({ ...question, verb: verb ?? '' })}
        clearable
      />
      <Select
        label={words('account.access-type')}
        data={types}
        value={question.type === '' ? null : question.type}
        onChange={(type) => onChange({ ...question, type: type ?? '' })}
        searchable
        clearable
      />
      <Select
        label={words('account.access-flag')}
        data={rights}
        value={question.flag === '' ? null : question.flag}
        onChange={(flag) => onChange({ ...question, flag: flag ?? '' })}
        searchable
        clearable
      />
      <PatientSearch
        title={words('account.access-patient')}
        value={question.patient.id}
        label={question.patient.display}
        onChange={(id, display) => onChange({ ...question, patient: { id, display } })}
        isOptional
      />
    </div>
  )
}
