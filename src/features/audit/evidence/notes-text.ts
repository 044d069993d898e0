import type { Principal } from '../../../api/contract/access'
import { principalText } from '../../../components/resource-words'
import type { Notes } from './notes'

/** The reviewer's notes as a file: what was typed stands as it was typed. */
export function notesText(notes: Notes, principal: Principal, madeAt: string): string {
  return `# Notes of the reviewer

- Name: ${notes.name.trim()}
- Signed in as: ${principalText(principal)}
- Written by: ${madeAt} (by the clock of the browser)

## Conclusion

${notes.conclusion.trim()}

## Notes

${notes.notes.trim()}
`
}
