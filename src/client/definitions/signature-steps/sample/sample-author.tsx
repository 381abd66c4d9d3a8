import { type ReactNode, useState } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { encounterModes } from '#generated/enumerations/encounter-mode.ts'
import { noteKinds } from '#generated/enumerations/note-kind.ts'
import type { Reference } from '#generated/types/reference.ts'
import { type Sampled, sampledAuthor, type Thought } from './sampled.ts'

type Wished = Thought & { readonly service?: Reference; readonly program?: Reference }

const asked = {
  elements: [
    {
      id: 'author',
      type: 'Reference',
      labelId: 'enumeration.SignerRole.Author',
      types: ['Practitioner'],
    },
    { id: 'service', type: 'Reference', labelId: 'type.HealthcareService', types: ['HealthcareService'] },
    { id: 'program', type: 'Reference', labelId: 'type.Program', types: ['Program'] },
    {
      id: 'kind',
      type: 'Choice',
      labelId: 'signing-editor.asks-kind',
      default: 'Note',
      options: noteKinds.map((code) => ({ code, labelId: `enumeration.NoteKind.${code}` })),
    },
    {
      id: 'mode',
      type: 'Choice',
      labelId: 'signing-editor.mode',
      default: 'InPerson',
      options: encounterModes.map((code) => ({ code, labelId: `enumeration.EncounterMode.${code}` })),
    },
    {
      id: 'isMinor',
      type: 'Boolean',
      display: 'Checkbox',
      checkboxFalse: true,
      labelId: 'signing-editor.asks-patient.isMinor',
    },
  ],
} as const

/** A note that somebody thinks of: who writes it, for which service, for whom. */
export function SampleAuthor({ show }: { readonly show: (sampled: Sampled) => ReactNode }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { instant } = useWorld()
  const [wished, setWished] = useState<Wished>({})
  const { service, program } = wished
  const author = useAnswer('practitioner.read', wished.author && { id: wished.author.id })
  const ofService = useAnswer('healthcareService.read', service && { id: service.id })
  const ofProgram = useAnswer('program.read', program && { id: program.id })
  const around = {
    service: service && ofService?.ok ? ofService.value : undefined,
    program: program && ofProgram?.ok ? ofProgram.value : undefined,
    today: moments.dayOf(instant()),
  }
  return (
    <>
      <EngineFields asked={asked} value={wished} onChange={setWished} />
      {wished.author && author?.ok ? (
        show(sampledAuthor(wished, { ...around, author: author.value }))
      ) : (
        <p className="build-quiet">{words('signing-editor.choose-author')}</p>
      )}
    </>
  )
}
