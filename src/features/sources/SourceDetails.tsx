import { CopyButton } from '../../components/CopyButton'
import { DetailList, type Detail } from '../../components/content/DetailList'
import { IdText } from '../../components/IdText'
import type { Source } from '../../api/contract/sources'
import { usePrincipalNames, withId } from '../../names/use-principal-names'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import { sourceTexts } from './texts'

/** What the server tells of a Source beside its content. */
export function SourceDetails({ source }: { source: Source }) {
  const t = useTexts(sourceTexts)
  const nameOf = usePrincipalNames()
  const receipt = source.receipt_identity
  const rows: Detail[] = [
    [t.kind, <code key="k">{source.source_type}</code>],
    [t.number, <code key="n">{source.position}</code>],
    [t.added, t.notTold],
    [
      t.digest,
      <IdText key="d" id={source.content_digest} whole />,
      <CopyButton key="c" value={source.content_digest} what={t.digest} />,
    ],
  ]
  if (receipt) {
    const fits = receipt.receiver_identity_matches ? t.receiverFits : t.receiverDiffers
    rows.push([
      t.receipt,
      <span key="r">
        {withId(receipt.principal, nameOf(receipt.principal))}. {fits}
      </span>,
    ])
  }
  return (
    <Panel title={t.details}>
      <DetailList rows={rows} />
    </Panel>
  )
}
