import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { endOf } from '../../../access/change/ends'
import {
  DECISIONS,
  problemOf,
  REASON_KEPT_MAX,
  type Decision,
  type Item,
} from '../../../access/change/review/review'
import { strangeIn } from '../../../access/change/strange'
import type { RoleRules } from '../../../access/types'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { actionTexts } from '../change/action-texts'
import type { Since } from '../../../access/change/review/since'
import { serverNow } from '../../../api/server-clock'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import { EndFields } from '../change/EndFields'
import { ReasonField } from '../change/ReasonField'
import { SentWords } from './SentWords'
import { reviewTexts } from './texts'

type Props = {
  item: Item
  since: Since
  rules: RoleRules
  onChange: (change: Partial<Item>) => void
}

/** Keep, end or renew, each with a reason. What was sent is decided for good. */
export function DecisionFields({ item, since, rules, onChange }: Props) {
  const t = useTexts(reviewTexts)
  const actions = useTexts(actionTexts)
  const names = useNames()
  const { seen, decision, sent } = item
  const who = names.principal(seen.subject) ?? seen.subject.id
  const now = serverNow()
  const at = new Date(now).toISOString()
  const set = (change: Partial<Decision>) => {
    const begun = { kind: 'keep', reason: '', end: '90', day: '', at } as const
    onChange({ decision: { ...begun, ...decision, ...change, at } })
  }
  const strange = strangeIn(seen, rules)
  const problem = decision && problemOf(decision, now)
  const end = decision && endOf(decision, Date.parse(decision.at), now)
  // What may have arrived is decided: a change of it would be another one under the same key.
  if (decision && (since.kind === 'made' || (sent && sent.outcome !== 'refused'))) {
    return (
      <Box sx={{ display: 'grid', gap: 1 }}>
        <div>
          <strong>{t.kinds[decision.kind]}</strong>: {decision.reason}
        </div>
        <SentWords item={item} since={since} />
      </Box>
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SentWords item={item} since={since} />
      <Box
        role="group"
        aria-label={t.decisionOn(seen.role, who)}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
      >
        {DECISIONS.map((kind) => (
          <ReasonedButton
            key={kind}
            disabledReason={
              kind === 'renew' && strange !== null && decision?.kind !== 'renew'
                ? actions.strange[strange]
                : null
            }
            size="small"
            variant={decision?.kind === kind ? 'contained' : 'outlined'}
            aria-pressed={decision?.kind === kind}
            onClick={() => set({ kind })}
            sx={{ minHeight: 32 }}
          >
            {t.kinds[kind]}
          </ReasonedButton>
        ))}
        {decision && (
          <Button size="small" variant="text" onClick={() => onChange({ decision: null })}>
            {t.clear}
          </Button>
        )}
      </Box>
      {decision && (
        <>
          <Typography variant="caption" color="textSecondary">
            {t.kindHelp[decision.kind]}
          </Typography>
          {decision.kind === 'renew' && (
            <EndFields
              draft={decision}
              expiresAt={end && 'expiresAt' in end ? end.expiresAt : null}
              fault={problem === 'dayPast' ? t.dayPast : null}
              onChange={({ end: chosen = decision.end, day = decision.day }) =>
                set({ end: chosen, day })
              }
            />
          )}
          <ReasonField
            value={decision.reason}
            help={t.reasonHelp[decision.kind]}
            onChange={(reason) => set({ reason: reason.slice(0, REASON_KEPT_MAX) })}
          />
        </>
      )}
    </Box>
  )
}
