import { IconCircleCheck, IconHandStop } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { DisclosureVerdict } from '#shared/consents/judge-disclosure.ts'

/** The match of a transmission with consents: which of them lets it leave, or what keeps it. */
export function ConsentMatch({ verdict }: { readonly verdict: DisclosureVerdict | undefined }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  if (!verdict) return null
  const isHeld = verdict.kind === 'held'
  const Icon = isHeld ? IconHandStop : IconCircleCheck
  return (
    <div className="consent-match" data-tone={isHeld ? 'warn' : 'good'} role="status">
      <Icon size={16} aria-hidden="true" />
      <div>
        {verdict.kind === 'held' && <p>{labels(verdict.because)}</p>}
        {verdict.kind === 'leaves' && verdict.consents.length === 0 && <p>{words('consents.no-need')}</p>}
        {verdict.kind === 'leaves' &&
          verdict.consents.map(({ id, kind, period }) => (
            <p key={id}>
              {period.end
                ? words('consents.match-until', {
                    kind: kind.display ?? kind.code,
                    end: moments.date(period.end),
                  })
                : words('consents.match', { kind: kind.display ?? kind.code })}
            </p>
          ))}
        {verdict.needsNotice && <p>{words('consents.with-notice')}</p>}
      </div>
    </div>
  )
}
