import type { RoleRules } from '../../access/types'
import { useTexts } from '../../ui/language'
import { whyTexts } from './why-texts'

type Props = { role: string; rules: RoleRules }

/** A role with what it allows, as the server describes it, and what it reaches below its resource (contract §3.2). */
export function RoleWords({ role, rules }: Props) {
  const t = useTexts(whyTexts)
  const words: Partial<Record<string, string>> = t.actions
  const said = (actions: readonly string[]) =>
    [...new Set(actions.map((action) => words[action] ?? action))].join(', ')
  const rule = rules.get(role)
  return (
    <>
      <code>{role}</code>
      <div className="muted">
        {rule ? said(rule.actions) : t.strangeRole}
        {rule?.below && rule.below.length > 0 && ` · ${t.below(said(rule.below))}`}
      </div>
    </>
  )
}
