import { useSearchParams } from 'react-router'
import * as v from 'valibot'
import type { Source } from '../../api/contract/sources'
import { contentFields } from '../../components/content/content-fields'
import { ContentFields } from '../../components/content/ContentFields'
import { MarkdownBlock } from '../../components/content/MarkdownBlock'
import { TextBlock } from '../../components/content/TextBlock'
import { readAs } from '../../families/read-as'
import { exactJson, isExactNumber } from '../../lib/json/exact-json'
import { readSearch } from '../../routing/search-params'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import { ContentSwitch } from './ContentSwitch'
import { sourceTexts } from './texts'

const search = { tab: v.picklist(['json']) }

/** What a Source holds: a text, the fields of an object, and anything else as JSON. Always text, never markup. */
export function SourceContent({ source: { scope_id: scopeId, content } }: { source: Source }) {
  const t = useTexts(sourceTexts)
  const [params] = useSearchParams()
  if (typeof content === 'string') {
    return (
      <Panel title={t.content}>
        <MarkdownBlock text={content} what={t.content} />
      </Panel>
    )
  }
  const fields = isObject(content) ? contentFields(readAs(content), content) : null
  const asJson = fields === null || readSearch(params, search).tab === 'json'
  return (
    <Panel title={t.content} action={fields && <ContentSwitch isJson={asJson} />}>
      {asJson ? (
        <TextBlock text={exactJson(content, 2)} what={t.whole} mono />
      ) : fields.length === 0 ? (
        t.emptyContent
      ) : (
        <ContentFields scopeId={scopeId} fields={fields} />
      )}
    </Panel>
  )
}

const isObject = (content: unknown): content is Record<string, unknown> =>
  typeof content === 'object' &&
  content !== null &&
  !Array.isArray(content) &&
  !isExactNumber(content)
