import type { FormElementType } from '#generated/types/elements.ts'
import { choiceKinds } from './choice/choice-kinds.ts'
import { clinicalKinds } from './clinical/clinical-kinds.ts'
import { composedKinds } from './composed/composed-kinds.ts'
import type { ElementKind } from './kind/element-kind.ts'
import { numberKinds } from './number/number-kinds.ts'
import { peopleKinds } from './people/people-kinds.ts'
import { plainKinds } from './plain/plain-kinds.ts'
import { rowsKinds } from './rows/rows-kinds.ts'
import { textKinds } from './text/text-kinds.ts'
import { timeKinds } from './time/time-kinds.ts'

/** What each type of element is, from the tables of its rooms; a type that none of them names does not compile. */
export const elementKinds: { readonly [Type in FormElementType]: ElementKind } = {
  ...choiceKinds,
  ...clinicalKinds,
  ...composedKinds,
  ...numberKinds,
  ...peopleKinds,
  ...plainKinds,
  ...rowsKinds,
  ...textKinds,
  ...timeKinds,
}
