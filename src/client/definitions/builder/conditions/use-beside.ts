import { useMemo } from 'react'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import type { Element } from '#shared/forms/definition.ts'
import { useContextSources } from './use-context-sources.ts'
import { useOtherSections } from './use-other-sections.ts'

const none: readonly Element[] = []

/** What the questions of a form may ask beside each other: of the patient and the session, and of the other sections of its notes. A questionnaire is filled anywhere, so its questions ask nothing but each other. */
export function useBeside(builder: Builder): readonly Element[] {
  const isForm = builder.type === 'Form'
  const context = useContextSources(isForm)
  const others = useOtherSections(builder.section)
  return useMemo(() => (isForm ? [...context, ...others] : none), [isForm, context, others])
}
