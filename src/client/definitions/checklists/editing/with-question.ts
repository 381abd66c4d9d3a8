import { moved } from '#client/definitions/drafting/moved.ts'
import type { Checklist, Question, Section } from './checklist.ts'

type NewId = () => string

/** A question without words yet, with everything said that otherwise the server would say. */
export function blankQuestion(sectionId: string, id: string): Question {
  return {
    id,
    sectionId,
    text: '',
    weight: 1,
    critical: false,
    allowNotApplicable: true,
    evidenceRequired: false,
  }
}

/** The questions of a section, in their order. */
export function questionsOf({ questions }: Checklist, sectionId: string): readonly Question[] {
  return questions.filter((question) => question.sectionId === sectionId)
}

/** The checklist with questions more, at the end of their section or behind another one. */
export function withQuestions(
  checklist: Checklist,
  added: readonly Question[],
  behind?: string,
): Pick<Checklist, 'questions'> {
  const { questions } = checklist
  const at = questions.findIndex(({ id }) => id === behind)
  return { questions: at < 0 ? [...questions, ...added] : questions.toSpliced(at + 1, 0, ...added) }
}

/** The checklist with a question changed. */
export function withQuestion({ questions }: Checklist, next: Question): Pick<Checklist, 'questions'> {
  return { questions: questions.map((question) => (question.id === next.id ? next : question)) }
}

/** The checklist with a question in another place of its section. */
export function withMovedQuestion(
  checklist: Checklist,
  sectionId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Pick<Checklist, 'questions'> {
  const own = moved(questionsOf(checklist, sectionId), from, to).values()
  return {
    questions: checklist.questions.map((question) =>
      question.sectionId === sectionId ? (own.next().value ?? question) : question,
    ),
  }
}

/** The checklist with a section changed. */
export function withSection({ sections }: Checklist, next: Section): Pick<Checklist, 'sections'> {
  return { sections: sections.map((section) => (section.id === next.id ? next : section)) }
}

/** The checklist with a section more, and a first question in it. */
export function withNewSection({ sections, questions }: Checklist, title: string, newId: NewId): Checklist {
  const id = newId()
  return {
    sections: [...sections, { id, title, weight: 1 }],
    questions: [...questions, blankQuestion(id, newId())],
  }
}

/** The checklist with a section once more behind itself, and all its questions with it. */
export function withSectionCopy(checklist: Checklist, index: number, newId: NewId): Checklist {
  const section = checklist.sections[index]
  if (!section) return checklist
  const id = newId()
  const copies = questionsOf(checklist, section.id).map((question) => ({
    ...question,
    id: newId(),
    sectionId: id,
  }))
  return {
    sections: checklist.sections.toSpliced(index + 1, 0, { ...section, id }),
    questions: [...checklist.questions, ...copies],
  }
}

/** The checklist without a section and its questions; there is always a question left to write. */
export function withoutSection({ sections, questions }: Checklist, index: number, newId: NewId): Checklist {
  const gone = sections[index]
  const [first, ...rest] = sections.toSpliced(index, 1)
  if (!gone || !first) return { sections, questions }
  const left = questions.filter(({ sectionId }) => sectionId !== gone.id)
  return {
    sections: [first, ...rest],
    questions: left.length > 0 ? left : [blankQuestion(first.id, newId())],
  }
}
