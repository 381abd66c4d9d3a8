import { type Finding, failed, type Outcome } from '#shared/outcome/outcome.ts'

/** 422 with one remark on one place. */
export function refused(
  pointer: string,
  message: string,
  more: { readonly parameters?: Finding['parameters']; readonly subStatus?: 2001 | 2005 | 2006 } = {},
): Outcome<never> {
  const finding: Finding = {
    pointer,
    weight: 'blocks',
    message,
    ...(more.parameters && { parameters: more.parameters }),
  }
  return failed({
    kind: 'invalid',
    findings: [finding],
    ...(more.subStatus !== undefined && { subStatus: more.subStatus }),
  })
}
