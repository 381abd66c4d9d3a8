import { useLabels, useWords } from '#client/ui/words.tsx'

const verbs: readonly string[] = ['Create', 'Read', 'Update', 'Delete']

/** What a right is called, whether it is a flag or what may be done with a kind of record. */
export function useRightName(): (right: string) => string {
  const words = useWords()
  const labels = useLabels()
  return (right) => {
    const flag = /flags:([A-Za-z]+):Allow$/.exec(right)?.[1]
    if (flag !== undefined) return labels(`account.flag-${flag}`)
    const [type = '', verb = ''] = right.split(':')
    if (!verbs.includes(verb)) return right
    return words('account.access-record', {
      verb: labels(`account.access-verb-${verb}`),
      type: labels(`type.${type}`),
    })
  }
}
