// Generated from schemas/enumerations/text-recognition-issue.json by npm run generate. Edits are lost.
/** Why text recognition read no text in a file, or not all of it. */
export const textRecognitionIssues = ['NoEngine', 'Damaged', 'Locked', 'TooLarge', 'Shortened'] as const

export type TextRecognitionIssue = (typeof textRecognitionIssues)[number]
