import { useMemo } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { useListedOptions } from '#client/form/words/use-listed-options.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { administrativeGenders } from '#generated/enumerations/administrative-gender.ts'
import { encounterModes } from '#generated/enumerations/encounter-mode.ts'
import { noteKinds } from '#generated/enumerations/note-kind.ts'
import { visitStatuses } from '#generated/enumerations/visit-status.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import { type ContextPath, contextPaths } from '#shared/forms/context-paths.ts'
import type { Element } from '#shared/forms/definition.ts'

const all: QueryCall = { filters: [], pageSize: 200 }

type Options = NonNullable<Element['options']>

/** What a form of a note may be asked beside its own questions: the patient, the session, the service and the program, each like a question with its answers. */
export function useContextSources(isAsked: boolean): readonly Element[] {
  const words = useWords()
  const labels = useLabels()
  const listed = useListedOptions()
  const services = useAnswer('healthcareService.query', isAsked ? all : undefined)
  const programs = useAnswer('program.query', isAsked ? all : undefined)
  return useMemo(() => {
    const of = (name: string, codes: readonly string[]) =>
      codes.map((code) => ({ code, label: labels(`enumeration.${name}.${code}`) }))
    const options: { readonly [Path in ContextPath]?: Options } = {
      'patient.gender': of('AdministrativeGender', administrativeGenders),
      'encounter.mode': of('EncounterMode', encounterModes),
      'encounter.visitStatus': of('VisitStatus', visitStatuses),
      'note.kind': of('NoteKind', noteKinds),
      'service.category': listed('service-category'),
      'practitioner.license': listed('license-type'),
      'service.code': services?.ok ? named(services.value.items) : [],
      'program.code': programs?.ok ? named(programs.value.items) : [],
    }
    return contextPaths.map((path): Element => {
      const label = words(`builder.context-${path}`)
      const own = options[path]
      if (path === 'patient.age') return { id: path, type: 'Integer', label }
      if (!own) return { id: path, type: 'Date', label }
      const isMultiple = path === 'practitioner.license'
      return { id: path, type: 'Choice', label, options: own, ...(isMultiple && { multiple: true }) }
    })
  }, [words, labels, listed, services, programs])
}

type Coded = { readonly code?: string | undefined; readonly display: string }

/** One of a code stands for all that have it. */
function named(rows: readonly Coded[]): Options {
  const found = new Map<string, string>()
  for (const { code, display } of rows) if (code !== undefined && !found.has(code)) found.set(code, display)
  return [...found].map(([code, label]) => ({ code, label }))
}
