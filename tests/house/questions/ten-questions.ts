import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chanceFrom } from '#tests/support/chance.ts'
import { drawn, questionsOf } from './question.ts'

/**
 * `npm run questions`: draws ten files and asks where each is, in its own first words; whoever has read only the README derives the
 * path. `-- --seed <number>` asks the same ten again, `--answers` says the paths.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, answers: { type: 'boolean' } } })
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
const { questions, silent } = questionsOf(fileURLToPath(new URL('../../..', import.meta.url)))

console.log(
  `Where is it? Ten of ${questions.length} files (seed ${seed}); ${silent.length} say nothing of themselves.\n`,
)
for (const [index, { text, path }] of drawn(questions, 10, chanceFrom(seed).next).entries())
  console.log(`${String(index + 1).padStart(2)}. ${text}${values.answers ? `\n    ${path}` : ''}`)
