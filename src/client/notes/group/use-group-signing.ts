import { useCallback, useState } from 'react'
import { refreshAnswersAfter } from '#client/api/answers.ts'
import { shownOf } from '#client/notes/open/shown-of.ts'
import { askReady, type Readiness } from '#client/notes/signing/use-signing.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { type Failure, failed, type Outcome } from '#shared/outcome/outcome.ts'
import type { OpenGroup, OpenPart } from './use-open-group.ts'

/** A part that the server calls ready, and what its signer has to take on. */
export type ReadyPart = { readonly part: OpenPart; readonly readiness: Readiness }

/** A part that is left out, and why. */
export type OpenEnd = { readonly part: OpenPart; readonly failure: Failure }

/** What can be signed together now. */
export type Prepared = {
  readonly ready: readonly ReadyPart[]
  readonly left: readonly OpenEnd[]
  readonly absent: readonly OpenPart[]
}

/** Where the signing of the group's note stands on this screen. */
export type GroupSigning =
  | { readonly kind: 'idle' }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'open'; readonly prepared: Prepared }

/** Asks the server of each part whether it may be signed, after everything written here has reached it: first of what all have in common, then of the members beside each other. What else shows them is read again once, at the end. */
export function useGroupSigning({ common, members }: OpenGroup) {
  const outbox = useOutbox()
  const [signing, setSigning] = useState<GroupSigning>({ kind: 'idle' })

  const prepare = useCallback(
    async (only?: OpenPart) => {
      setSigning({ kind: 'preparing' })
      const ask = ({ loaded, open }: OpenPart) => {
        const { id, encounter } = loaded.parts.note
        return askReady(outbox, { id, encounter, shown: shownOf(open) })
      }
      if (only) {
        const answer = await ask(only)
        if (!answer.ok) return setSigning({ kind: 'refused', failure: answer.failure })
        refreshAnswersAfter('note.ready')
        const ready = answer.value.openSteps.length > 0 ? [{ part: only, readiness: answer.value }] : []
        return setSigning({ kind: 'open', prepared: { ready, left: [], absent: [] } })
      }
      const whole = await ask(common)
      const isFixed = isFrozen(common.open.read().note.signingState)
      if (!whole.ok && !isFixed) return setSigning({ kind: 'refused', failure: whole.failure })

      const present = members.filter(isOpen)
      const answers = await Promise.all(present.map(ask))
      const asked = [common, ...present].map((part, index) => ({
        part,
        answer: index === 0 ? whole : answerAt(answers, index - 1),
      }))
      refreshAnswersAfter('note.ready')
      return setSigning({ kind: 'open', prepared: preparedOf(asked, members.filter(isAbsent)) })
    },
    [common, members, outbox],
  )

  const close = useCallback(() => setSigning({ kind: 'idle' }), [])
  return { signing, prepare, close }
}

type Answered = { readonly part: OpenPart; readonly answer: Outcome<Readiness> }

/** The common part is left out in silence: it may be signed already. */
function preparedOf(asked: readonly Answered[], absent: readonly OpenPart[]): Prepared {
  const ready = asked.flatMap(({ part, answer }) =>
    answer.ok && answer.value.openSteps.length > 0 ? [{ part, readiness: answer.value }] : [],
  )
  const left = asked
    .slice(1)
    .flatMap(({ part, answer }) => (answer.ok ? [] : [{ part, failure: answer.failure }]))
  return { ready, left, absent }
}

function answerAt(answers: readonly Outcome<Readiness>[], index: number): Outcome<Readiness> {
  return answers[index] ?? failed({ kind: 'unreachable' })
}

function isAbsent({ open }: OpenPart): boolean {
  const { encounter } = open.read()
  return encounter !== undefined && encounter.visitStatus !== 'Show'
}

function isOpen(part: OpenPart): boolean {
  return !isAbsent(part) && part.open.read().note.signingState !== 'Signed'
}
