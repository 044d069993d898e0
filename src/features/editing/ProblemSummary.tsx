import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { fieldTexts } from '../../components/diff/field-texts'
import { useTexts } from '../../ui/language'
import { pathWords } from './path-words'
import { problemText, problemTexts } from './problem-texts'
import type { Problem } from './problems'
import { editTexts } from './texts'

/** Beyond this many a list helps nobody: the rest is told by number. */
const SHOWN = 12

type Props = {
  /** Of the list, for the field that it describes. */
  listId?: string
  errors: readonly Problem[]
  onGo: (problem: Problem) => void
  /** The line on which a problem stands, where the content is shown as one text. */
  lineOf?: (problem: Problem) => number
}

/** Everything that keeps the content from being sent; each leads to its field. */
export function ProblemSummary({ listId, errors, onGo, lineOf }: Props) {
  const p = useTexts(problemTexts)
  const t = useTexts(editTexts)
  const f = useTexts(fieldTexts)
  return (
    <Alert severity="error" role="group" aria-label={p.summary(errors.length)}>
      <AlertTitle>{p.summary(errors.length)}</AlertTitle>
      <Box component="ul" id={listId} sx={{ m: 0, pl: 2 }}>
        {errors.slice(0, SHOWN).map((problem) => (
          <li key={problem.path.join('.')}>
            {lineOf && `${p.line(lineOf(problem))} · `}
            <Link
              component="button"
              type="button"
              color="inherit"
              underline="always"
              onClick={() => onGo(problem)}
              sx={{ verticalAlign: 'baseline', textAlign: 'start' }}
            >
              {problem.path.length === 0 ? p.whole : pathWords(problem.path, f, t)}
            </Link>
            : {problemText(p, problem)}
          </li>
        ))}
      </Box>
      {errors.length > SHOWN && `+ ${errors.length - SHOWN}`}
    </Alert>
  )
}
