import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import { membersOf } from '#shared/patch/members-of.ts'
import { useCodeWords } from './code-words.ts'
import './label-tags.css'

/** The security labels that stand with a row, by their codes. */
export function labelCodes(meta: unknown): readonly string[] {
  const { securityLabels } = membersOf(meta)
  if (!Array.isArray(securityLabels)) return []
  return securityLabels.flatMap((label) => {
    const { code } = membersOf(label)
    return typeof code === 'string' ? [code] : []
  })
}

/** The label tags of a row: which security labels it bears, in words. */
export function LabelTags({ meta }: { readonly meta: unknown }): ReactNode {
  const words = useWords()
  const codeWords = useCodeWords()
  const codes = labelCodes(meta)
  if (codes.length === 0) return null
  return (
    <span className="label-tags">
      <span className="label-tags-name">{words('form.labels')}</span>
      {codes.map((code) => (
        <span key={code} className="label-tag">
          {codeWords('security-label', code)}
        </span>
      ))}
    </span>
  )
}
