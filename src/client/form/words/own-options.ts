import { sessionState } from '#client/api/session.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'
import { inGenderSet } from '#shared/lists/in-gender-set.ts'

const ofGender = 'enumeration.AdministrativeGender.'

/** The own options of a choice, as the practice offers them: of genders those of its set. What was chosen before stays among them. */
export function ownOptions(
  { options }: Element,
  own: readonly ShownOption[],
  chosen: readonly string[],
): readonly ShownOption[] {
  if (!options?.[0]?.labelId?.startsWith(ofGender)) return own
  const state = sessionState()
  const set = 'session' in state ? state.session.practice?.genderSet : undefined
  return own.filter(({ code }) => inGenderSet(set, code) || chosen.includes(code))
}
