import { isRecord } from '#shared/answers/answer.ts'
import type { ElementKinds } from '#shared/elements/kind/element-kind.ts'
import { anyRecord, referenceShape } from '#shared/elements/kind/shapes.ts'
import { grid } from './grid.ts'
import { serviceEvents } from './service-events.ts'

/** Lists, tables and what hangs on an answer. */
export const rowsKinds = {
  /** Files that hang on the answer. */
  Attachment: {
    holds: 'answer',
    shape: ({ maxFiles = 10 }) => ({ type: 'array', maxItems: maxFiles, items: referenceShape }),
    text: (_, file) => (isRecord(file) ? String(file.display ?? file.id ?? '') : String(file)),
    between: '\n',
    isBlock: true,
    limits: 'list',
  },
  Grid: grid,
  /** Rows of the same questions. */
  Repeater: {
    holds: 'answer',
    shape: () => ({ type: 'array', maxItems: 500 }),
    isBlock: true,
  },
  ServiceEvents: serviceEvents,
  /** Another form inside this one. */
  Subform: { holds: 'answer', shape: () => anyRecord },
} satisfies ElementKinds
