import type { Feature } from '#server/operations/handler.ts'
import { addAddendum } from './acts/add-addendum.ts'
import { amendNote, discardAmendment } from './acts/amend-note.ts'
import { reassignNote } from './acts/reassign-note.ts'
import { returnNote } from './acts/return-note.ts'
import { reviewNote } from './acts/review-note.ts'
import { unsignNote } from './acts/unsign-note.ts'
import { voidNote } from './acts/void-note.ts'
import { correctNote } from './correcting/correct-note.ts'
import { bundleOfNote } from './signing/bundle-of-note-query.ts'
import { notesToSign } from './signing/notes-to-sign.ts'
import { signNote } from './signing/sign-note.ts'
import { takeSignature } from './signing/take-signature.ts'
import { tellUnsigned, watchUnsigned } from './signing/tell-unsigned.ts'

/** What binds a person to a note. */
export const signatures = {
  handlers: {
    'note.sign': signNote,
    'note.correct': correctNote,
    'note.return': returnNote,
    'note.review': reviewNote,
    'note.reassign': reassignNote,
    'note.unsign': unsignNote,
    'note.amend': amendNote,
    'note.discardAmendment': discardAmendment,
    'note.addendum': addAddendum,
    'note.void': voidNote,
    'note.takeSignature': takeSignature,
    'note.bundle': bundleOfNote,
    'note.toSign': notesToSign,
    'practitioner.tellUnsigned': tellUnsigned,
  },
  guards: {},
  jobs: { WatchUnsigned: watchUnsigned },
} satisfies Feature
