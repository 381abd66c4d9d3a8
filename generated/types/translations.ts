// Generated from schemas/types/translations.json by npm run generate. Edits are lost.
import type { ElementTranslation } from './element-translation.ts'

/** Language, then element id, then words. */
export type Translations = {
  readonly [k: string]: {
    readonly [k: string]: ElementTranslation
  }
}
