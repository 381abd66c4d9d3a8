import { houseText } from './house-text.ts'
import { changed, type Recipe, withEntries } from './recipe.ts'

const schema = 'schemas/rules/<rule>.json'
const check = 'src/shared/rules/checks/check-<rule>.ts'
const table = 'src/shared/rules/judging/rule-checks.ts'
const english = 'src/shared/messages/en/rules.json'
const spanish = 'src/shared/messages/es/rules.json'

/** The recipe of a note rule, followed: a group note needs people who came. */
export const noteRule: Recipe = {
  title: 'A note rule',
  words: { rule: 'group-size' },
  files: {
    // Written as the others are: a copy of one, with words of its own.
    [schema]: () =>
      withEntries(houseText('schemas/rules/span-midnight.json'), {
        title: 'GroupSize',
        description: 'Did enough people come to the group?',
        properties: { minCount: { title: 'Minimum count', type: 'integer', minimum: 1, default: 2 } },
        'x-messages': { tooFew: 'rules.group-size.too-few' },
      }),
    [check]: () => `import { fail, pass, type RuleCheck } from '#shared/rules/verdict.ts'

/** Did enough people come to the group? */
export const checkGroupSize: RuleCheck<'GroupSize'> = (params, _session, facts) => {
  const min = params.minCount ?? 2
  const came = facts.members.filter(({ visitStatus }) => visitStatus === 'Show').length
  return came >= min ? pass : fail('rules.group-size.too-few', { min })
}
`,
    [table]: (before) => {
      const checks = 'RuleCheck<Kind> } = {'
      const questions = 'nearestQuestions: { readonly [Kind in RuleKind]: string } = {'
      const checked = changed(before, checks, `${checks}\n  GroupSize: checkGroupSize,`)
      const named = changed(checked, questions, `${questions}\n  GroupSize: 'start',`)
      return changed(
        named,
        'import { checkInsurance }',
        "import { checkGroupSize } from '#shared/rules/checks/check-group-size.ts'\nimport { checkInsurance }",
      )
    },
    [english]: (before) =>
      withSentences(before, ['Size of the group', 'enough people came', 'Too few people came.']),
    [spanish]: (before) =>
      withSentences(before, ['Tamaño del grupo', 'vinieron bastantes personas', 'Vinieron pocas personas.']),
  },
  without: {
    [schema]: ['src/shared/rules/judging/rule-checks.ts', 'GroupSize'],
    [check]: ['src/shared/rules/judging/rule-checks.ts', 'check-group-size.ts'],
    [table]: ['src/shared/rules/judging/rule-checks.ts', 'GroupSize'],
    [english]: ['src/shared/messages/en/rules.json', 'GroupSize'],
    [spanish]: ['src/shared/messages/es/rules.json', 'GroupSize'],
  },
  most: 5,
}

function withSentences(
  before: string,
  [label, described, tooFew]: readonly [string, string, string],
): string {
  return withEntries(before, {
    'enumeration.NoteRuleKind.GroupSize': label,
    'rules.describe.GroupSize': described,
    'rules.group-size.too-few': tooFew,
  })
}
