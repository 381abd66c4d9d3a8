import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { type Beginning, NewDraft } from '#client/definitions/drafting/new-draft.tsx'
import { keyOf } from '#client/definitions/shown/key-of.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** Begins a questionnaire with nothing but its names, or as a copy of another, and goes on in the builder. */
export function NewQuestionnaire({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const [shortName, setShortName] = useState('')
  return (
    <NewDraft
      type="Questionnaire"
      title={words('builder.new-questionnaire')}
      text={words('builder.new-text')}
      startsLabel={words('builder.start-new')}
      starts={[{ value: 'nothing', label: words('builder.start-nothing') }]}
      more={
        <TextInput
          label={labels('field.Questionnaire.shortName')}
          maxLength={20}
          value={shortName}
          onChange={({ currentTarget }) => setShortName(currentTarget.value)}
        />
      }
      create={(beginning) => createQuestionnaire(beginning, shortName.trim())}
      pathOf={(id) => `/build/questionnaires/${id}/design`}
      onClose={onClose}
    />
  )
}

/** What a copy takes with it: all but what belongs to the one version, and the confirmation of a license, which everybody gives anew. */
function createQuestionnaire(
  { id, name, copied }: Beginning<'Questionnaire'>,
  shortName: string,
): Promise<Outcome<Questionnaire>> {
  const own = copied ? contentOf(copied) : { licence: 'Custom' as const, elements: [] }
  return send('questionnaire.create', {
    idempotencyKey: id,
    body: {
      ...own,
      name,
      shortName: shortName || name.slice(0, 20).trim(),
      key: keyOf(name, id),
      version: 1,
      status: 'Draft',
    },
  })
}

function contentOf(copied: Questionnaire) {
  const { elements, purpose, language, translations, licence, copyright, source } = copied
  const { lookbackDays, administration, ageRange, scoring, alerts, frequencyDays } = copied
  const { allowSkip, oneQuestionPerPage } = copied
  return {
    ...{ elements, language, licence, administration, allowSkip, oneQuestionPerPage },
    ...(purpose !== undefined && { purpose }),
    ...(translations && { translations }),
    ...(copyright !== undefined && { copyright }),
    ...(source !== undefined && { source }),
    ...(lookbackDays !== undefined && { lookbackDays }),
    ...(ageRange && { ageRange }),
    ...(scoring && { scoring }),
    ...(alerts && { alerts }),
    ...(frequencyDays !== undefined && { frequencyDays }),
  }
}
