import { allergyCategories } from '#generated/enumerations/allergy-category.ts'
import { conditionCode } from '#generated/lists/condition-code.ts'
import type { CodedValue } from '#generated/types/coded-value.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { Directions, NotedFact } from './noted-fact.ts'

type Row = ReturnType<typeof membersOf>

/** What the rows of a question say of the chart: of problems, medications or allergies. A row about what the chart has already adds nothing. */
export const listedFacts = {
  Diagnosis: (key: string, answer: unknown) => eachRow(key, answer, diagnosis),
  Problems: (key: string, answer: unknown) => eachRow(key, answer, problem),
  Medications: (key: string, answer: unknown) => eachRow(key, answer, medication),
  Allergies: (key: string, answer: unknown) => eachRow(key, answer, allergy),
}

function eachRow(
  key: string,
  answer: unknown,
  factsOf: (key: string, row: Row) => readonly NotedFact[],
): readonly NotedFact[] {
  const rows = Array.isArray(answer) ? answer.map(membersOf) : []
  return rows.flatMap((row, at) => factsOf(`${key}/${text(row._rowId) ?? at}`, row))
}

function diagnosis(key: string, row: Row): readonly NotedFact[] {
  const [code, display] = [text(row.code)?.toUpperCase(), text(row.display)]
  if (idOf(row.condition) !== undefined || (!code && !display)) return []
  const category = code !== undefined && /^Z(?:5[5-9]|6[0-5])/.test(code) ? 'SocialNeed' : 'Diagnosis'
  const coded: CodedValue | undefined = code
    ? {
        code: code.slice(0, 64),
        display: (display ?? code).slice(0, 200),
        system: conditionCode.system ?? '',
      }
    : undefined
  const said = [code, display].filter(Boolean).join(' ')
  return [{ type: 'Condition', act: 'Add', key, category, code: coded, text: said }]
}

function problem(key: string, row: Row): readonly NotedFact[] {
  const statement = text(row.statement)
  if (idOf(row.condition) !== undefined || text(row.planProblemId) || !statement) return []
  const code: CodedValue = { code: statement.slice(0, 64), display: statement.slice(0, 200) }
  return [{ type: 'Condition', act: 'Add', key, category: 'Problem', code, text: statement }]
}

function medication(key: string, row: Row): readonly NotedFact[] {
  const [id, said] = [idOf(row.medication), text(row.snapshot)]
  const { display } = membersOf(row.medication)
  const named = { type: 'Medication', id: id ?? '', text: said ?? text(display) ?? '' } as const
  const directions = directionsOf(row)
  const facts: NotedFact[] = []
  if (id === undefined && row.change === 'Start' && said)
    facts.push({ type: 'Medication', act: 'Add', key, name: said, directions })
  if (id !== undefined && (row.change === 'Stop' || row.change === 'Change')) {
    const [seen, comment] = [text(row.seen), text(row.comment)]
    facts.push({ ...named, id, act: row.change, key, seen, directions, comment })
  }
  if (id !== undefined && row.reviewed === true)
    facts.push({ ...named, act: 'Review', key: `${key}/reviewed` })
  return facts
}

function allergy(key: string, row: Row): readonly NotedFact[] {
  const [id, said] = [idOf(row.allergy), text(row.snapshot)]
  if (id === undefined) {
    const category = allergyCategories.find((each) => each === row.category)
    return said ? [{ type: 'Allergy', act: 'Add', key, name: said, category }] : []
  }
  const { display } = membersOf(row.allergy)
  const name = said ?? text(display) ?? ''
  return row.reviewed === true
    ? [{ type: 'Allergy', act: 'Review', key: `${key}/reviewed`, id, text: name }]
    : []
}

function directionsOf(row: Row): Directions {
  const [dose, route, frequency] = [text(row.dose), text(row.route), text(row.frequency)]
  return { ...(dose && { dose }), ...(route && { route }), ...(frequency && { frequency }) }
}

function idOf(reference: unknown): string | undefined {
  return text(membersOf(reference).id)
}

function text(value: unknown): string | undefined {
  const said = typeof value === 'string' ? value.trim() : ''
  return said === '' ? undefined : said
}
