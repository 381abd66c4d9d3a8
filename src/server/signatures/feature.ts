import type { Feature } from '#server/operations/handler.ts'
import { addAddendum } from './add-addendum.ts'
import { amendNote, discardAmendment } from './amend-note.ts'
import { bundleOfNote } from './bundle-query.ts'
import { returnNote } from './return-note.ts'
import { signNote } from './sign-note.ts'
import { takeSignature } from './take-signature.ts'
import { unsignNote } from './unsign-note.ts'
import { voidNote } from './void-note.ts'

/** What binds a person to a note. */
export const signatures = {
  handlers: {
    'note.sign': signNote,
    'note.return': returnNote,
    'note.unsign': unsignNote,
    'note.amend': amendNote,
    'note.discardAmendment': discardAmendment,
    'note.addendum': addAddendum,
    'note.void': voidNote,
    'note.takeSignature': takeSignature,
    'note.bundle': bundleOfNote,
  },
  guards: {},
} satisfies Feature
