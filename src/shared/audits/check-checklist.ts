import type { ComplianceQuestionnaire } from '#generated/types/compliance-questionnaire.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

type Checklist = Pick<ComplianceQuestionnaire, 'sections' | 'questions' | 'sampleRule'>

/** What stands in the way of publishing a checklist: something without words, a section without questions, a question without a section, nothing that counts. */
export function checkChecklist({ sections, questions, sampleRule }: Checklist): readonly Finding[] {
  const known = new Set(sections.map(({ id }) => id))
  const weights = new Map(sections.map(({ id, weight = 1 }) => [id, weight]))
  const counts = questions.some(({ sectionId, weight = 1 }) => weight * (weights.get(sectionId) ?? 0) > 0)
  return [
    ...twice(sections, '/sections'),
    ...twice(questions, '/questions'),
    ...sections.flatMap(({ id, title }, index) => [
      ...wordless(title, `/sections/${index}/title`),
      ...(questions.some(({ sectionId }) => sectionId === id)
        ? []
        : [blocking(`/sections/${index}`, 'definitions.section-empty')]),
    ]),
    ...questions.flatMap(({ sectionId, text }, index) => [
      ...wordless(text, `/questions/${index}/text`),
      ...(known.has(sectionId)
        ? []
        : [blocking(`/questions/${index}/sectionId`, 'definitions.question-homeless')]),
    ]),
    ...(counts ? [] : [blocking('/questions', 'definitions.nothing-counts')]),
    ...(sampleRule && sampleRule.percent === undefined && sampleRule.count === undefined
      ? [blocking('/sampleRule', 'definitions.sample-size')]
      : []),
  ]
}

function twice(parts: readonly { readonly id: string }[], list: string): readonly Finding[] {
  const ids = parts.map(({ id }) => id)
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [blocking(`${list}/${index}/id`, 'definitions.same-part-id')] : [],
  )
}

function wordless(text: string, pointer: string): readonly Finding[] {
  return text.trim() === '' ? [blocking(pointer, 'stores.required')] : []
}
