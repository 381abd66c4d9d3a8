import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
import type { Definition, Element } from '#shared/forms/definition.ts'
import 'survey-core/survey-core.min.css'

/** For the benchmark of forms, the same definition as SurveyJS draws it when nobody helps: all on one page, with its own conditions. */
export function mountSurvey(page: HTMLElement, definition: Definition): () => unknown {
  const survey = new Model({ textUpdateMode: 'onTyping', elements: definition.elements.map(questionOf) })
  createRoot(page).render(<Survey model={survey} />)
  return () => survey.data
}

const inputs: { readonly [type: string]: string } = {
  Integer: 'number',
  Decimal: 'number',
  Date: 'date',
  DateTime: 'datetime-local',
  Time: 'time',
}

function questionOf(element: Element): object {
  const { id: name, label: title = name, children, options, multiple, visibleWhen, type } = element
  const [clause] = visibleWhen?.clauses ?? []
  const visibleIf =
    clause && 'source' in clause && clause.operator === 'Equals'
      ? `{${clause.source}} = ${JSON.stringify(clause.value)}`
      : undefined
  const common = { name, title, ...(visibleIf && { visibleIf }) }
  if (children) return { ...common, type: 'panel', elements: children.map(questionOf) }
  if (options)
    return {
      ...common,
      type: multiple ? 'checkbox' : 'radiogroup',
      choices: options.map(({ code, label }) => ({ value: code, text: label })),
    }
  if (type === 'Boolean') return { ...common, type: 'boolean' }
  if (type === 'Text') return { ...common, type: 'comment' }
  return { ...common, type: 'text', inputType: inputs[type] ?? 'text' }
}
