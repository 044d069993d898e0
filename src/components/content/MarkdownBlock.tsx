import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'
import { readSearch } from '../../routing/search-params'
import { useTexts } from '../../ui/language'
import { PlainText } from './PlainText'
import { TextBlock } from './TextBlock'
import { contentTexts } from './texts'
import { TextViewSwitch } from './TextViewSwitch'

// The parser loads when a person first asks for a rendered text.
const Rendered = lazy(async () => ({ default: (await import('./markdown/Rendered')).Rendered }))

const search = { text: v.picklist(['rendered']) }

type Props = {
  text: string
  /** What it is, for the announcement when it is copied. */
  what: string
}

/** A Markdown text: its source or, where the address says so, rendered. "Copy" always copies the source. */
export function MarkdownBlock({ text, what }: Props) {
  const t = useTexts(contentTexts)
  const [params] = useSearchParams()
  const isRendered = readSearch(params, search).text === 'rendered'
  const source = <PlainText text={text} mono />
  const failed = (
    <>
      <Typography role="alert" variant="body2" sx={{ px: 1.5, pt: 1.5 }}>
        {t.notRendered}
      </Typography>
      {source}
    </>
  )
  return (
    <TextBlock text={text} what={what} mono actions={<TextViewSwitch isRendered={isRendered} />}>
      {isRendered ? (
        <ErrorBoundary fallback={failed} resetKeys={[text]}>
          <Suspense fallback={source}>
            <Rendered text={text} source={source} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        source
      )}
    </TextBlock>
  )
}
