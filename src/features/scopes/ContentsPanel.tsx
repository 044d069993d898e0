import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { configures } from '../../families/configures'
import { familyWords, wordsOf } from '../../families/words'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import { ContentsRow } from './ContentsRow'
import { isEmpty, isUnread, promptModes, type ScopeList } from './scope-lists'
import { scopeTexts } from './scope-texts'

type Props = {
  scopeId: string
  lists: readonly ScopeList[]
  /** The families whose lists are being read. */
  reading: readonly string[]
  /** Each read costs an audit event. */
  recorded: boolean
  onRead: () => void
}

/** Links to the Scope's Prompts and to each family. A number stands beside each list that this visit has read. */
export function ContentsPanel({ scopeId, lists, reading, recorded, onRead }: Props) {
  const t = useTexts(scopeTexts)
  const words = useTexts(familyWords)
  const prompts = lists.find(({ family }) => configures(family))
  // Empty families are folded only when all lists have come, so that the rows move once.
  const empty = lists.filter((list) => isEmpty(list) && !reading.includes(list.family))
  const unread = lists.filter(isUnread).length
  const rowOf = (list: ScopeList) => (
    <ContentsRow
      key={list.family}
      label={list.family}
      to={paths.artifacts(scopeId, list.family)}
      list={list}
      help={wordsOf(words, list.family).about}
    />
  )
  return (
    <Panel title={t.contents} flush>
      <Box component="ul" sx={listSx}>
        <ContentsRow
          label={t.prompts}
          to={paths.prompts(scopeId)}
          list={prompts}
          help={
            prompts?.items && !prompts.hasMore
              ? t.promptModes(promptModes(prompts.items))
              : t.promptsHelp
          }
        />
      </Box>
      <Typography
        variant="caption"
        component="h3"
        color="textSecondary"
        sx={{ ...line, px: 2, pt: 1.5, pb: 0.5 }}
      >
        {t.byFamily}
      </Typography>
      <Box component="ul" sx={listSx}>
        {lists.filter((list) => !empty.includes(list)).map(rowOf)}
      </Box>
      {empty.length > 0 && (
        <Box component="details" sx={{ ...line, fontSize: '0.8125rem' }}>
          <Box
            component="summary"
            sx={{ px: 2, py: 1, lineHeight: '21px', color: 'text.secondary', cursor: 'pointer' }}
          >
            {t.emptyFamilies(empty.map(({ family }) => family))}
          </Box>
          <Box component="ul" sx={listSx}>
            {empty.map(rowOf)}
          </Box>
        </Box>
      )}
      {/* The button disappears when it is pressed. Focus moves to its place. */}
      <Box tabIndex={-1} sx={{ ...line, ...foot }}>
        {reading.length > 0 ? (
          t.counting
        ) : unread > 0 ? (
          <Button
            variant="outlined"
            sx={{ whiteSpace: 'normal', textAlign: 'start' }}
            onClick={({ currentTarget }) => {
              currentTarget.parentElement?.focus()
              onRead()
            }}
          >
            {t.countLists(unread, recorded)}
          </Button>
        ) : (
          t.counted
        )}
      </Box>
    </Panel>
  )
}

const listSx = { m: 0, p: 0, listStyle: 'none' } as const
const line = { borderTop: '1px solid', borderColor: 'line.main' } as const
const foot = {
  px: 2,
  py: 1,
  minHeight: 49,
  display: 'flex',
  alignItems: 'center',
  color: 'text.secondary',
  fontSize: '0.8125rem',
} as const
