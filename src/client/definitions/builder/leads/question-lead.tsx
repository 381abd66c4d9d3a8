import { type ReactNode, useMemo, useState } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import type { Reference } from '#generated/types/reference.ts'
import { holdsAnswer } from '#shared/elements/element.ts'
import { type Definition, definitionOf, type Element } from '#shared/forms/definition.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'
import { isElementId } from '#shared/forms/element-id.ts'
import { findInUse } from './find-in-use.ts'
import type { LeadProps } from './lead.ts'

type Elsewhere = { readonly form?: Reference }

const nothing: Elsewhere = {}
const elsewhere = {
  elements: [
    {
      id: 'form',
      type: 'Reference',
      labelId: 'builder.which-elsewhere',
      types: ['Form', 'Questionnaire'],
    },
  ],
} as const

/** The last answer to which question: one of this form, one of another form, or the score of a questionnaire. */
export function QuestionLead({ form, onChoose }: LeadProps & { readonly form: Definition }): ReactNode {
  const [other, setOther] = useState<Elsewhere>(nothing)
  const { resourceType, id = '' } = other.form ?? {}
  const asked = useAnswer('form.read', resourceType === 'Form' ? { id } : undefined)
  const scored = useAnswer('questionnaire.read', resourceType === 'Questionnaire' ? { id } : undefined)
  const score = scored?.ok && scored.value.id === id ? scored.value : undefined
  return (
    <>
      <Questions form={form} labelId="builder.which-question" onChoose={onChoose} />
      <EngineFields asked={elsewhere} value={other} onChange={setOther} find={findInUse} />
      {asked?.ok && asked.value.id === id && (
        <Questions
          key={id}
          form={definitionOf(asked.value)}
          labelId="builder.which-question-there"
          onChoose={onChoose}
        />
      )}
      {score && (
        <Questions
          key={id}
          form={scoreOf(score)}
          labelId="builder.which-question-there"
          onChoose={onChoose}
        />
      )}
    </>
  )
}

/** What is known of a questionnaire that was filled before: its score, under its short name. */
function scoreOf({ shortName, name }: { readonly shortName: string; readonly name: string }): Definition {
  return { elements: isElementId(shortName) ? [{ id: shortName, type: 'Integer', label: name }] : [] }
}

type QuestionsProps = LeadProps & { readonly form: Definition; readonly labelId: string }

type Chosen = { readonly question?: string }

const none: Chosen = {}

function Questions({ form, labelId, onChoose }: QuestionsProps): ReactNode {
  const asked = useMemo(() => {
    const options = standingsOf(form)
      .map(({ element }) => element)
      .filter(holdsAnswer)
      .map(({ id, label, shortLabel }) => ({ code: id, label: label ?? shortLabel ?? id }))
    const question: Element = { id: 'question', type: 'Choice', display: 'Autocomplete', labelId, options }
    return { elements: [question], options }
  }, [form, labelId])
  const choose = ({ question }: Chosen) => {
    const chosen = asked.options.find(({ code }) => code === question)
    if (chosen) onChoose({ label: chosen.label, leads: { of: chosen.code } })
  }
  return <EngineFields asked={asked} value={none} onChange={choose} />
}
