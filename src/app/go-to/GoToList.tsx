import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../ui/language'
import { appTexts } from '../texts'
import type { FoundGroup } from './matching'
import type { Target } from './target'
import { goToTexts } from './texts'

export const optionId = (listId: string, place: number) => `${listId}-${place}`

type Props = {
  id: string
  groups: readonly FoundGroup[]
  /** Place of the chosen option among those of all groups. */
  current: number
  onActive: (place: number) => void
  onGo: (target: Target) => void
}

/** Shows the rows that were found, under their headings. The text field above keeps the focus and handles the keys. */
export function GoToList({ id, groups, current, onActive, onGo }: Props) {
  const a = useTexts(appTexts)
  const t = useTexts(goToTexts)
  if (groups.length === 0) return null
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { targets }) => sum + targets.length, 0),
  )
  return (
    <Box role="listbox" id={id} aria-label={a.goTo} sx={{ overflowY: 'auto', px: 1, pb: 1 }}>
      {groups.map(({ heading, targets, total }, at) => (
        <Box key={heading} role="group" aria-labelledby={`${id}-${heading}`}>
          <Typography
            id={`${id}-${heading}`}
            variant="caption"
            component="div"
            color="textSecondary"
            sx={{ px: 1, pt: 1, pb: 0.5, fontWeight: 650 }}
          >
            {total > targets.length
              ? t.someOf(t.groups[heading], targets.length, total)
              : t.groups[heading]}
          </Typography>
          {targets.map((target, place) => {
            const index = (starts[at] ?? 0) + place
            return (
              <Box
                role="option"
                id={optionId(id, index)}
                key={target.key}
                aria-selected={index === current}
                onClick={() => onGo(target)}
                onMouseMove={() => onActive(index)}
                sx={option}
              >
                <Box component="span" sx={{ minWidth: 0, flex: '1 1 auto' }}>
                  {target.name}
                </Box>{' '}
                <Typography component="span" variant="caption" color="textSecondary" sx={hint}>
                  {target.hint}
                </Typography>
              </Box>
            )
          })}
        </Box>
      ))}
    </Box>
  )
}

const option = {
  display: 'flex',
  // On a narrow screen the hint stands below the name.
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  justifyContent: 'center',
  columnGap: 2,
  minHeight: 36,
  px: 1,
  py: 0.5,
  borderRadius: 1,
  cursor: 'pointer',
  // The list scrolls so far that the heading above the first row is seen too.
  scrollMarginTop: '36px',
  scrollMarginBottom: '8px',
  '&[aria-selected=true]': { bgcolor: 'primary.soft' },
} as const
const hint = {
  minWidth: 0,
  flexShrink: { sm: 0 },
  maxWidth: { sm: '60%' },
  textAlign: { sm: 'right' },
} as const
