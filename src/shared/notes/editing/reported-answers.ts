import { type Answer, type Answers, isBlank } from '#shared/answers/answer.ts'
import { asLetters } from '#shared/elements/text/as-letters.ts'
import type { Carried } from '#shared/forms/carried.ts'
import type { Form } from '#shared/forms/compile-form.ts'
import type { Element, ElementType } from '#shared/forms/definition.ts'
import { offeredAnswers } from '#shared/forms/opening/carried-answers.ts'

/** What a patient answered in one questionnaire, beside the questions as they were put. */
export type ReportedForm = { readonly form: Form; readonly answers: Answers; readonly source: Carried }

/** An answer of the patient, and the question of a note that it answers too. */
export type ReportedAnswer<Reported extends ReportedForm = ReportedForm> = {
  readonly element: Element
  /** The question as the patient was asked it. */
  readonly asked: Element
  /** The answer as the note's question takes it. */
  readonly value: Answer
  readonly reported: Reported
}

type Match<Reported extends ReportedForm> = ReportedAnswer<Reported> & { readonly rank: number }

/** What the questions of a note's form can take over from what the patient answered, newest first: of several answers the one to the question of the same id, then of a code in common, then of the same words. */
export function reportedAnswers<Reported extends ReportedForm>(
  form: Form,
  reported: readonly Reported[],
): readonly ReportedAnswer<Reported>[] {
  const best = new Map<string, Match<Reported>>()
  for (const match of reported.flatMap((each) => matchesIn(form, each))) {
    const known = best.get(match.element.id)
    if (!known || match.rank < known.rank) best.set(match.element.id, match)
  }
  return [...form.nodes.keys()].flatMap((id) => {
    const { rank: _, ...answer } = best.get(id) ?? { rank: 0, element: undefined }
    return answer.element ? [answer] : []
  })
}

/** Taken over as if it were an earlier form of the same questions: what may never be carried, or does not fit, is left. */
function matchesIn<Reported extends ReportedForm>(
  form: Form,
  reported: Reported,
): readonly Match<Reported>[] {
  const counterparts = [...form.nodes.values()].flatMap(({ element }) => counterpartOf(element, reported))
  const renamed = Object.fromEntries(counterparts.map(({ element, value }) => [element.id, value]))
  const { fitting } = offeredAnswers(form, renamed, 'All')
  return fitting.flatMap(({ element, value }) =>
    counterparts
      .filter((each) => each.element === element)
      .map(({ asked, rank }) => ({ element, asked, value, reported, rank })),
  )
}

type Counterpart = Omit<Match<ReportedForm>, 'reported'>

function counterpartOf(element: Element, { form, answers }: ReportedForm): readonly Counterpart[] {
  const found = [...form.nodes.values()].flatMap(({ element: asked, repeaters }) => {
    const rank = kinds.findIndex((isSame) => isSame(asked, element))
    const said = Object.hasOwn(answers, asked.id) ? answers[asked.id] : undefined
    const isReported = repeaters.length === 0 && rank >= 0 && !isBlank(said) && mayStandIn(asked, element)
    return isReported && said !== undefined
      ? [{ element, asked, rank, value: asWritten(asked, element, said) }]
      : []
  })
  return found.toSorted((one, other) => one.rank - other.rank).slice(0, 1)
}

/** In which way two questions ask the same, the surest one first. */
const kinds: readonly ((asked: Element, element: Element) => boolean)[] = [
  (asked, element) => asked.id === element.id,
  ({ codes: ofAsked = [] }, { codes = [] }) =>
    codes.some(
      ({ system, code }) => code && ofAsked.some((each) => each.code === code && each.system === system),
    ),
  (asked, element) => wordsOf(asked) !== '' && wordsOf(asked) === wordsOf(element),
]

function wordsOf({ label = '' }: { readonly label?: string | undefined }): string {
  return label
    .trim()
    .toLocaleLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s*:?.…]+$/, '')
}

const wider: { readonly [Type in ElementType]?: ElementType } = { Integer: 'Decimal', String: 'Text' }

/** Of the same type or one that holds it; what was asked in confidence stays where it is hidden. */
function mayStandIn(asked: Element, element: Element): boolean {
  const isSafe = asked.type === element.type || wider[asked.type] === element.type
  return isSafe && (asked.sensitive !== true || element.sensitive === true)
}

/** The same answer in the writing of the other question: a plain text as its letters, a choice by the codes that have its words there; blank where those are not offered. */
function asWritten(asked: Element, element: Element, said: Answer): Answer {
  if (asked.type === 'String' && element.type === 'Text')
    return typeof said === 'string' ? asLetters(said) : said
  if (asked.type !== 'Choice' || !asked.options || !element.options) return said
  const codes = (Array.isArray(said) ? said : [said]).map((code) => codeThere(asked, element, code))
  const [first = '', ...more] = codes
  if (codes.includes('')) return ''
  if (element.multiple) return codes
  return more.length > 0 ? '' : first
}

/** The same code may mean something else in another list; the same words do not. */
function codeThere(asked: Element, element: Element, said: Answer): Answer {
  const chosen = asked.options?.find(({ code }) => code === said)
  return (chosen && element.options?.find((each) => wordsOf(each) === wordsOf(chosen))?.code) ?? ''
}
