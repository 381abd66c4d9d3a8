import { pick, type Random, shuffled } from './random.ts'

/** What a section of a demo note is filled from: parts that are put together in ever new orders. */
const openings = [
  'Arrived on time and settled quickly.',
  'Arrived a few minutes late and apologized.',
  'Came in tired after a short night.',
  'Came in with a list of topics for today.',
  'Began by looking back at the week.',
  'Was quiet at first and opened up after some minutes.',
  'Started with what went well since the last visit.',
  'Said that mornings are still the hardest part of the day.',
] as const

const observations = [
  'Mood was low at the beginning and lighter by the end.',
  'Speech was steady and thoughts were easy to follow.',
  'Some tension in the shoulders that eased with slow breathing.',
  'Sleep has moved from five to six hours on most nights.',
  'Appetite is back to usual.',
  'Worry about work took up much of the week.',
  'Spoke with more detail about the family than before.',
  'Eye contact was better than last time.',
] as const

const interventions = [
  'Looked at the thought behind the strongest feeling of the week and tested it against what happened.',
  'Planned two small activities for days that are usually empty.',
  'Practiced paced breathing for five minutes and rated distress before and after.',
  'Walked through the last argument step by step and found the moment to pause.',
  'Reviewed the early signs written down in the plan and added one.',
  'Rehearsed the call to the landlord with changing roles.',
  'Explored reasons for and against change, in the words used in the session.',
  'Set up a sleep routine with a fixed time to get up.',
] as const

const responses = [
  'Took part actively and could name two other ways to see it.',
  'Was doubtful at first and willing to try it once before the next visit.',
  'Distress went from seven to four during the exercise.',
  'Could say in own words what to do when it gets worse.',
  'Asked for a written reminder and put it on the telephone.',
  'Smiled when the progress of the last month was read aloud.',
  'Found the exercise hard and finished it all the same.',
  'Agreed that the old rule no longer fits.',
] as const

const progress = [
  'The goal moved forward: three of five planned activities were done.',
  'No change yet on the first objective; the second is half way.',
  'Fewer days in bed than in the month before.',
  'One panic attack since the last visit, down from three.',
  'Kept all appointments this month.',
  'Used the breathing exercise outside the session for the first time.',
] as const

const plans = [
  'Continue weekly. Bring the thought record next time.',
  'Continue as planned; ask the prescriber about the morning dose.',
  'Next time: look at the work schedule and plan the return.',
  'Keep the activity list on the refrigerator and mark each one that was done.',
  'Call the sister before the weekend; tell how it went next time.',
  'Review the plan together at the visit after next.',
] as const

const goals = [
  'Sleep at least six hours on five nights a week.',
  'Leave the house once a day for something other than work.',
  'Have one talk a week with somebody close.',
  'Lower distress in crowds from eight to four.',
  'Stay sober for ninety days.',
  'Keep own apartment: pay the rent on time for three months.',
] as const

/** The kinds of text that a note asks for, by a word in the id of its question. */
const banks: readonly (readonly [RegExp, readonly string[]])[] = [
  [/goal/, goals],
  [/intervention|activities|did/, interventions],
  [/response|result|agreed/, responses],
  [/progress|assessment|course/, progress],
  [/plan|follow_up|aftercare|next/, plans],
  [/risk|safety|warning|coping|means/, plans],
]

/** Words for one question of a demo note: an opening, an observation and a sentence of the question's own kind, in a new order each time. */
export function wordsFor(random: Random, questionId: string): string {
  const bank = banks.find(([pattern]) => pattern.test(questionId))?.[1] ?? observations
  const sentences = shuffled(random, bank).slice(0, 2)
  return [pick(random, openings), pick(random, observations), ...sentences].join(' ')
}

/** One short line, for questions of one line. */
export function lineFor(random: Random, questionId: string): string {
  const bank = banks.find(([pattern]) => pattern.test(questionId))?.[1] ?? goals
  return pick(random, bank)
}
