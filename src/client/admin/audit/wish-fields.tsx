import { Checkbox, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { answers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { knownItems } from '#client/form/words/list-items.ts'
import { PatientSearch } from '#client/person/choosing/patient-search.tsx'
import { StaffSearch } from '#client/person/choosing/staff-search.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { auditActions } from '#generated/enumerations/audit-action.ts'
import { auditOutcomes } from '#generated/enumerations/audit-outcome.ts'
import { screenSummaries } from '#generated/screens/all.ts'
import type { AuditWish } from './audit-filters.ts'

type Props = {
  readonly wish: AuditWish
  /** Some of it is changed; nothing: left open. */
  readonly onChange: (next: Readonly<Partial<Record<keyof AuditWish, string | undefined>>>) => void
}

/** Who opened a chart, said as the trail says it. */
const openings = { event: 'read', type: 'Patient' } as const

function isOpening({ event, type }: AuditWish): boolean {
  return event === openings.event && type === openings.type
}

/** The fields of what is looked for in the trail. */
export function WishFields({ wish, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { may } = usePermissions()
  const events = useEvents()
  const types = useMemo(
    () =>
      screenSummaries
        .map(({ type, titleId }) => ({ value: type, label: labels(titleId) }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    [labels],
  )
  const named = (enumeration: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: labels(`enumeration.${enumeration}.${value}`) }))
  const choice = (field: keyof AuditWish, label: string, data: readonly Option[]) => (
    <Select
      label={label}
      data={[...data]}
      value={wish[field] === '' ? null : wish[field]}
      onChange={(value) => onChange({ [field]: value ?? undefined })}
      searchable
      clearable
    />
  )

  return (
    <search className="audit-fields" aria-label={words('admin.screen.audit')}>
      <TextInput
        type="date"
        label={words('admin.audit-from')}
        value={wish.from}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={words('admin.audit-to')}
        value={wish.to}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
      <StaffSearch
        title={words('admin.audit-who')}
        value={wish.profile}
        onChange={(id) => onChange({ profile: id === '' ? undefined : id })}
        isOptional
        includesFormer
      />
      {may('Patient:Read') && (
        <PatientSearch
          title={words('admin.audit-patient')}
          value={wish.patient}
          onChange={(id) => onChange({ patient: id === '' ? undefined : id })}
          isOptional
        />
      )}
      <Checkbox
        className="audit-openings"
        label={words('admin.audit-openings')}
        checked={isOpening(wish)}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? openings : { event: undefined, type: undefined })
        }
      />
      {choice('event', words('admin.audit-what'), events)}
      {choice('action', labels('field.AuditEvent.action'), named('AuditAction', auditActions))}
      {choice('type', words('admin.audit-record'), types)}
      {choice('outcome', words('admin.audit-result'), named('AuditOutcome', auditOutcomes))}
    </search>
  )
}

type Option = { readonly value: string; readonly label: string }

/** What the trail calls the things that are done. */
function useEvents(): readonly Option[] {
  const { data } = useQuery(
    { queryKey: ['audit-event-type'], queryFn: () => knownItems('audit-event-type'), staleTime: Infinity },
    answers,
  )
  return (data ?? []).map(({ code, display }) => ({ value: code, label: display }))
}
