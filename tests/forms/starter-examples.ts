import { readdirSync, readFileSync } from 'node:fs'
import type { Creates } from '#generated/types/resources.ts'
import type { Answers } from '#shared/answers/answer.ts'
import type { Definition } from '#shared/forms/definition.ts'
import type { Score } from '#shared/forms/opening/score-answers.ts'

/** One section of a starter as the engine fills it; a questionnaire and a form are one section. */
type StarterSection = { readonly key: string; readonly sectionType?: string } & Definition

/** What stands in `forms/<key>/definition.json`, as far as tests look at it. */
export type StarterUnderTest = {
  readonly key: string
  readonly resourceType: 'Questionnaire' | 'NoteDefinition' | 'GroupNoteDefinition' | 'Form'
  readonly name: string
  readonly about: { readonly en: string; readonly es: string }
  readonly scribeFormat?: string
  readonly sections: readonly StarterSection[]
} & Pick<Creates['Questionnaire'], 'scoring' | 'alerts'>

/** Where a finding is, and what it says. */
type ExpectedFinding = {
  readonly section?: string
  readonly at: string
  readonly message: string
  readonly weight: 'blocks' | 'warns'
}

/** What stands in `forms/<key>/examples.json`: answers, and what must follow from them. */
export type StarterExample = {
  readonly name: string
  /** By section for what becomes a note. */
  readonly answers: Answers
  readonly context?: Readonly<Record<string, string>>
  readonly findings: readonly ExpectedFinding[]
  readonly scores?: Readonly<Record<string, Omit<Score, 'scoringId'>>>
  readonly alerts?: readonly string[]
  /** Questions that are not asked. */
  readonly hidden?: readonly string[]
}

const folder = new URL('../../forms/', import.meta.url)

/** For tests: all starters of the product with their examples. */
export function starterExamples(): readonly {
  readonly starter: StarterUnderTest
  readonly examples: readonly StarterExample[]
}[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'questionnaires')
    .map(({ name }) => ({
      starter: sectioned(read(`${name}/definition.json`)),
      examples: read<{ examples: readonly StarterExample[] }>(`${name}/examples.json`).examples,
    }))
}

type Stored = Omit<StarterUnderTest, 'sections'> & {
  readonly sections?: readonly StarterSection[]
} & Definition

function sectioned(stored: Stored): StarterUnderTest {
  const { elements, validations, sections } = stored
  return { ...stored, sections: sections ?? [{ key: stored.key, elements, validations }] }
}

function read<Data>(path: string): Data {
  return JSON.parse(readFileSync(new URL(path, folder), 'utf8'))
}
