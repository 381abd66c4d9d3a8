import type { ComplianceQuestionnaire } from '#generated/types/compliance-questionnaire.ts'

/** What an audit checklist asks: sections, and the questions that belong to them. */
export type Checklist = Pick<ComplianceQuestionnaire, 'sections' | 'questions'>

/** One section. */
export type Section = Checklist['sections'][number]

/** One question. */
export type Question = Checklist['questions'][number]
