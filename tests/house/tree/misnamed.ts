import { exportsOf } from '#tests/house/limits/exports-of.ts'
import type { Source } from '#tests/house/limits/source.ts'
import { mainNames } from './main-names.ts'

/** Files of small exports of equal weight that share no word: each with what its name says of them. They only become fewer. */
export const gathered: Readonly<Record<string, string>> = {
  'codegen/load/words.ts': 'ways to write a name',
  'src/client/patients/tabs/patient-facts.ts': 'what a chart says of its patient first',
  'src/server/config/setting-forms.ts': 'what a setting may look like',
  'src/shared/answers/calendar.ts': 'days, moments and durations in answers',
  'src/shared/content/kinds/sounds.ts': 'how files of sound begin',
  'src/shared/content/kinds/texts.ts': 'how files of text are known',
  'src/shared/elements/element.ts': 'what is true of an element of any type',
  'src/shared/elements/kind/shapes.ts': 'shapes of which kinds are made',
  'src/shared/limits/limits.ts': 'how much, how long and how often at most',
  'src/shared/rules/judging/test-scene.ts': 'facts of which tests of rules begin',
  'src/shared/time/calendar.ts': 'reckoning with calendar days',
  'tests/support/browser/keyboard.ts': 'what somebody without a mouse does',
  'tests/support/content/files.ts': 'small files of every kind',
}

/** Called by a role that the README names: a feature's entry, and what the test runner starts with. */
const roles = /\/feature\.tsx?$|^tests\/support\/setup\//

/** Files that are not called as what they export, with those names. */
export function misnamed(sources: readonly Source[]): readonly string[] {
  return sources.flatMap((source) => {
    const exported = exportsOf(source)
    const isFree = exported.length === 0 || roles.test(source.path) || Object.hasOwn(gathered, source.path)
    return isFree || mainNames(source.path, exported).length > 0
      ? []
      : [`${source.path} exports ${exported.join(', ')}`]
  })
}
