// Generated from schemas/types/packet-sheet-item.json by npm run generate. Edits are lost.
import type { Answers } from './answers.ts'
import type { CodedValue } from './coded-value.ts'
import type { FormElement } from './elements.ts'
import type { PacketAudience } from '../enumerations/packet-audience.ts'
import type { PacketItemKind } from '../enumerations/packet-item-kind.ts'
import type { Progress } from '../enumerations/progress.ts'
import type { Reference } from './reference.ts'
import type { Translations } from './translations.ts'

/** One item of a packet, for whoever fills it in. */
export type PacketSheetItem = {
  readonly itemId: string
  readonly kind: PacketItemKind
  readonly title: string
  readonly audience: PacketAudience
  readonly required: boolean
  readonly progress: Progress
  readonly elements?: readonly FormElement[]
  readonly translations?: Translations
  readonly language?: string
  readonly oneQuestionPerPage?: boolean
  readonly answers?: Answers
  /** The version of its answers. */
  readonly versionId?: string
  readonly consentKind?: CodedValue
  /** The document that is read here; for those who may read it in the chart. */
  readonly document?: Reference
  /** Of the document that is read here. */
  readonly documentType?: string
  readonly documentSize?: number
  readonly signs: boolean
  readonly signedAs?: string
  /** It was changed on a device since it was finished, and the change has not come. */
  readonly isChanging?: boolean
  /** What has to be done again. */
  readonly correction?: string
}
