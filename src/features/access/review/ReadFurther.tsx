import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { FailureState } from '../../../components/FailureState'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import { reviewTexts } from './texts'
import type { Further } from './use-reviewed'

type Props = {
  further: readonly Further[]
  /** The person has pressed the button that reads these Scopes. */
  onRead: (scopeIds: readonly string[]) => void
}

/** The lists of the further Scopes of a review: each is read on a press that says what it costs, and says what it told. */
export function ReadFurther({ further, onRead }: Props) {
  const t = useTexts(reviewTexts)
  const names = useNames()
  if (further.length === 0) return null
  const nameOf = ({ scopeId }: Further) => names.scope(scopeId) ?? scopeId
  const refused = further.filter(({ isRefused }) => isRefused)
  const failed = further.filter(({ error, isRefused }) => error !== null || isRefused)
  const missing = further.filter(
    ({ list, error, isRefused }) => list === undefined && error === null && !isRefused,
  )
  const unread = missing.filter(({ isWanted }) => !isWanted)
  const came = further.filter(({ list }) => list !== undefined)
  const read = came.flatMap(({ list }) => list ?? [])
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
  const refusedCalls = sum(further.map((each) => each.refusedCalls))
  return (
    <Box
      component="section"
      aria-label={t.further}
      sx={{ display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}
    >
      {missing.length > unread.length && <Typography role="status">{t.readingFurther}</Typography>}
      {unread.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Button
            variant="outlined"
            size="small"
            onClick={() => onRead(unread.map(({ scopeId }) => scopeId))}
          >
            {t.readFurther(unread.length)}
          </Button>
          <Typography variant="caption" color="textSecondary" sx={{ flex: '1 1 220px' }}>
            {t.readCost(t.list(unread.map(nameOf)), unread.length)}
            {refused.length > 0 && ` ${t.notAskedFor(t.list(refused.map(nameOf)), refused.length)}`}
          </Typography>
        </Box>
      )}
      {missing.length === 0 && came.length > 0 && (
        <Typography variant="body2" role="status">
          {t.readSoFar(
            t.list(came.map(nameOf)),
            sum(read.map(({ bindings }) => bindings.length)),
            sum(further.map(({ calls }) => calls)),
            refusedCalls,
          )}
        </Typography>
      )}
      {missing.length === 0 && came.length === 0 && refusedCalls > 0 && (
        <Typography variant="body2" role="status">
          {t.onlyRefused(refusedCalls)}
        </Typography>
      )}
      {failed.map((each) => (
        <Box key={each.scopeId}>
          {!each.isRefused && <Typography variant="body2">{t.notRead(nameOf(each))}</Typography>}
          {each.error === null ? (
            <Alert severity="warning" role="alert">
              <AlertTitle>{t.refusedScope(nameOf(each))}</AlertTitle>
              <Typography variant="body2">{t.refusedHelp(nameOf(each))}</Typography>
            </Alert>
          ) : (
            <FailureState
              error={each.error}
              onRetry={each.retry}
              {...(each.isRefused && {
                title: t.refusedScope(nameOf(each)),
                help: t.refusedHelp(nameOf(each)),
              })}
            />
          )}
        </Box>
      ))}
    </Box>
  )
}
