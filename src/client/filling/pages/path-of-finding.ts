/** The question that a finding is about, from the browser or from the server: the outermost one, where it stands in the rows of a list. */
export function pathOfFinding(pointer: string): string {
  const [, first = '', second = ''] = pointer.split('/')
  return (first === 'answers' ? second : first).replaceAll('~1', '/').replaceAll('~0', '~')
}
