import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import type { Principal } from '../../../api/contract/access'
import { WINDOW_S, windowOf, type Commit } from '../../../commit/author/author-of'
import type { AuthorAnswer } from '../../../commit/author/author-query'
import { familyOf } from '../../../families/family-of'
import { formatInstant } from '../../../lib/date/micros'
import { usePrincipalNames } from '../../../names/use-principal-names'
import { paths } from '../../../routing/paths'
import { useTexts } from '../../../ui/language'
import { Tip } from '../../../ui/Tip'
import { fonts } from '../../../ui/tokens'
import { answerTexts } from './answer-texts'
import type { Searched } from './answer-texts.en'

type Words = { lead: string; who: readonly Principal[]; help: string; rest?: string }

const idOf = ({ type, id }: Principal) => `${type} ${id}`

/** The author as certainly as the audit tells it, with a link to the decision, or to the audit of that time. */
export function AuthorFound({ commit, answer }: { commit: Commit; answer: AuthorAnswer }) {
  const t = useTexts(answerTexts)
  const nameOf = usePrincipalNames()
  const { lead, who, help, rest } = wordsOf(answer, searchedFor(commit), t)
  const names = who.map((principal) => nameOf(principal) ?? principal.id)
  // The line has no room for several ids, so they stand in the tip. Two people of the same name need their ids here.
  const showsIds = who.length === 1 || new Set(names).size < names.length
  const { from, to } = windowOf(commit)
  const eventId = answer.kind === 'owner' || answer.kind === 'one' ? answer.eventId : null
  const audit = {
    resource: `scope:${commit.scopeId}`,
    from: formatInstant(from),
    to: formatInstant(to),
    // The very decision, where it is known which one it was.
    ...(eventId !== null && { event: eventId }),
  }
  return (
    <>
      <Box component="span" sx={{ fontFamily: fonts.mono, color: 'text.primary' }}>
        r{commit.revision}
      </Box>{' '}
      {lead}{' '}
      {who.map((principal, index) => (
        <span key={idOf(principal)}>
          {index > 0 && t.between}
          <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {names[index]}
          </Box>
          {showsIds && (
            <Box component="small" sx={{ fontSize: '0.6875rem' }}>
              {' '}
              {idOf(principal)}
            </Box>
          )}
        </span>
      ))}
      {rest && `(${rest})`}
      {' · '}
      <Tip title={help}>
        <Link component={RouterLink} to={paths.audit(audit)}>
          {who.length > 0 ? t.source : t.look}
        </Link>
      </Tip>
    </>
  )
}

function searchedFor({ revision, family }: Commit): Searched {
  const isFirst = revision === 1
  const place = !isFirst && familyOf(family).writer === 'owner' ? 'artifact' : 'scope'
  return { place, isFirst, seconds: WINDOW_S }
}

function wordsOf(answer: AuthorAnswer, of: Searched, t: (typeof answerTexts)['en']): Words {
  switch (answer.kind) {
    case 'owner':
      return { lead: t.by, who: [answer.principal], help: t.owner(idOf(answer.principal)) }
    case 'one': {
      const { principal, changes } = answer
      return { lead: t.by, who: [principal], help: t.one(idOf(principal), changes, of) }
    }
    case 'several': {
      const { principals } = answer
      const ids = principals.map(idOf).join(t.between)
      return { lead: t.oneOf, who: principals, help: t.several(ids, of) }
    }
    case 'none':
      return { lead: t.untold, who: [], help: t.noneHelp(of), rest: t.none }
    case 'unreadable':
      return { lead: t.untold, who: [], help: t.unreadable, rest: t.unreadable }
    case 'too-many':
      return { lead: t.untold, who: [], help: t.tooMany, rest: t.tooMany }
  }
}
