import type { Words } from '#client/ui/words.tsx'
import type { Checklist } from './checklist.ts'
import { blankQuestion } from './with-question.ts'

/** What a checklist can begin with: nothing, or what is asked of most notes. */
export const checklistStarts = ['blank', 'note'] as const

/** One of them. */
export type ChecklistStart = (typeof checklistStarts)[number]

/** What is asked of most notes, by section. */
const asked = {
  timely: ['signed', 'complete'],
  service: ['times', 'diagnosis', 'necessity'],
  plan: ['linked', 'progress', 'risk'],
} as const

/** Of these, the ones that alone decide whether an audit is passed. */
const critical: readonly string[] = ['signed', 'times', 'diagnosis']

/** The sections and questions of a start, in the reader's language. */
export function begunChecklist(start: ChecklistStart, words: Words, newId: () => string): Checklist {
  if (start === 'blank') {
    const id = newId()
    const title = words('checklist-editor.section-number', { number: 1 })
    return { sections: [{ id, title, weight: 1 }], questions: [blankQuestion(id, newId())] }
  }
  const parts = (['timely', 'service', 'plan'] as const).map((name) => ({
    section: { id: newId(), title: words(`checklist-editor.usual-${name}`), weight: 1 },
    names: asked[name],
  }))
  return {
    sections: parts.map(({ section }) => section),
    questions: parts.flatMap(({ section, names }) =>
      names.map((name) => ({
        ...blankQuestion(section.id, newId()),
        text: words(`checklist-editor.asks-${name}`),
        critical: critical.includes(name),
      })),
    ),
  }
}
