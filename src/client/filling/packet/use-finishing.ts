import { useState } from 'react'
import { pathOfFinding } from '#client/filling/pages/path-of-finding.ts'
import type { Submitting } from '#client/filling/pages/submitting.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ActInputs, ActReplies } from '#generated/operations/operations.ts'
import type { PacketSheetItem } from '#generated/types/packet-sheet-item.ts'
import type { Finding, Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import type { OpenItem } from './open-item.ts'

type More = Pick<ActInputs['packetResponse.answer'], 'signature' | 'language'>

type Wish = {
  readonly item: PacketSheetItem
  /** The form of the item; undefined: it has none. */
  readonly open: OpenItem | undefined
  readonly language: string
  readonly reveal: (path: string) => void
  /** Finishes an item that has no form. */
  readonly finishPlain: (more: More) => Promise<Outcome<ActReplies['packetResponse.answer']>>
  readonly onDone: () => Promise<void>
}

/** The wish to finish an item: what is missing is listed first, then the name is asked for that signs it; the server has the last word. */
export function useFinishing({ item, open, language, reveal, finishPlain, onDone }: Wish) {
  const words = useWords()
  const [state, setState] = useState<Submitting>({ kind: 'idle' })
  const [name, setName] = useState('')
  const [isNameMissing, setNameMissing] = useState(false)

  const miss = (findings: readonly Finding[]) => {
    setState({ kind: 'missing', findings })
    announce(words('filling.missing', { count: findings.length }))
    reveal(pathOfFinding(findings[0]?.pointer ?? ''))
  }
  const sent = (more: More) => (open ? open.finish(more) : finishPlain(more))
  const refused = (failure: SeenFailure) => {
    const found = failure.kind === 'invalid' ? failure.findings : []
    const isOfForm = found.length > 0 && found.every(({ pointer }) => pointer.startsWith('/answers'))
    return isOfForm ? miss(found) : setState({ kind: 'refused', failure })
  }
  const finish = async () => {
    const lacking = open ? lackingIn(open) : []
    if (lacking.length > 0) return miss(lacking)
    const isUnsigned = item.signs && name.trim() === ''
    setNameMissing(isUnsigned)
    if (isUnsigned) return setState({ kind: 'idle' })
    setState({ kind: 'sending' })
    const done = await sent(saidWith(item.signs ? name.trim() : undefined, language))
    if (!done.ok) return refused(done.failure)
    setState({ kind: 'idle' })
    return onDone()
  }
  return { state, finish: () => void finish(), name, setName, isNameMissing }
}

function lackingIn({ answers }: OpenItem): readonly Finding[] {
  return answers.validate('final').filter(({ weight }) => weight === 'blocks')
}

function saidWith(name: string | undefined, language: string): More {
  return {
    ...(name !== undefined && { signature: { name } }),
    ...(language !== '' && { language: { code: language, display: languageName(language) } }),
  }
}

function languageName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code
}
