/**
 * What the schemas promise and nothing reads yet, by the part of the product that will. The list only becomes shorter: what is read leaves it, and nothing new comes in.
 */
export const unread: Readonly<Record<string, readonly string[]>> = {
  'a first page that people arrange': ['preference dashboardLayout'],
  'tours for newcomers': ['preference tourSteps'],
  'rights that a flag alone opens': ['flag CanReadNotes'],
  'reports and their mail': ['preference monthlyUserReportScheduling', 'preference reportEmails'],
  'choices of what one is told': ['preference notifications'],
}
