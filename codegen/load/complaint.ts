/** One thing that is wrong with a source file that was read, said so that a person can fix it without reading the generator. */
export type Complaint = {
  readonly file: string
  /** JSON Pointer within the file; empty for the file as a whole. */
  readonly pointer: string
  readonly line: number
  readonly what: string
  readonly fix: string
}

/** The complaint as the terminal shows it: a place that an editor can jump to, what is wrong, what to do. */
export function sayComplaint({ file, pointer, line, what, fix }: Complaint): string {
  return `${file}:${line} ${pointer || '/'}\n    ${what}\n    ${fix}`
}
