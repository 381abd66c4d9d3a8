import type { ReactNode } from 'react'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import { useWords } from '#client/ui/words.tsx'
import { administrativeGenders } from '#generated/enumerations/administrative-gender.ts'
import { encounterModes } from '#generated/enumerations/encounter-mode.ts'
import { noteKinds } from '#generated/enumerations/note-kind.ts'
import type { SampleFacts } from './use-sample-context.ts'

const asked = {
  elements: [
    { id: 'age', type: 'Integer', labelId: 'builder.sample-age', validation: { min: 0, max: 120 } },
    {
      id: 'gender',
      type: 'Choice',
      display: 'Dropdown',
      labelId: 'field.Patient.gender',
      options: administrativeGenders.map((code) => ({
        code,
        labelId: `enumeration.AdministrativeGender.${code}`,
      })),
    },
    {
      id: 'mode',
      type: 'Choice',
      display: 'Dropdown',
      labelId: 'signing-editor.mode',
      options: encounterModes.map((code) => ({ code, labelId: `enumeration.EncounterMode.${code}` })),
    },
    { id: 'service', type: 'Reference', labelId: 'type.HealthcareService', types: ['HealthcareService'] },
    { id: 'program', type: 'Reference', labelId: 'type.Program', types: ['Program'] },
    {
      id: 'kind',
      type: 'Choice',
      display: 'Dropdown',
      labelId: 'builder.context-note.kind',
      options: noteKinds.map((code) => ({ code, labelId: `enumeration.NoteKind.${code}` })),
    },
  ],
} as const

type Props = {
  readonly facts: SampleFacts
  readonly onChange: (facts: SampleFacts) => void
  /** The form asks for some of them. */
  readonly isAsked: boolean
}

/** For whom and for what session a form is tried out: what its conditions may ask beside its own answers. */
export function SampleFields({ facts, onChange, isAsked }: Props): ReactNode {
  const words = useWords()
  return (
    <details className="builder-more" open={isAsked}>
      <summary>{words('builder.sample')}</summary>
      <p className="builder-quiet">{words('builder.sample-hint')}</p>
      <EngineFields asked={asked} value={facts} onChange={onChange} />
    </details>
  )
}
