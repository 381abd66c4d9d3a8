import { useLabels, useWords } from '#client/ui/words.tsx'
import type { SignatureStep } from '#generated/types/signature-step.ts'

/** Who signs a step, in words: the author, anybody with a role, this very person. */
export function useSignerName(): (step: SignatureStep) => string {
  const words = useWords()
  const labels = useLabels()
  return ({ who, securityRole, licenses = [], practitioner }) => {
    if (who === 'AnyWithRole')
      return words('signing-editor.any-with-role', { role: securityRole?.display ?? '…' })
    if (who === 'AnyWithLicense')
      return words('signing-editor.any-with-license', {
        licenses: licenses.map(({ display }) => display).join(', ') || '…',
      })
    if (who === 'Named') return practitioner?.display ?? '…'
    return labels(`enumeration.StepSigner.${who}`)
  }
}
