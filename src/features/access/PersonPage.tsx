import { useParams, useSearchParams } from 'react-router'
import { CopyButton } from '../../components/CopyButton'
import { IdText } from '../../components/IdText'
import { PageHeader } from '../../components/PageHeader'
import { useNames } from '../../names/use-names'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { AccessFrame } from './AccessFrame'
import { readAccessSearch } from './access-search'
import { PersonAccess } from './PersonAccess'
import { accessTexts } from './texts'

/** `/access/people/:type/:id`: everything that one principal may do, because of what and until when. */
export function PersonPage() {
  const t = useTexts(accessTexts)
  const { type = '', id = '' } = useParams()
  const [params] = useSearchParams()
  const filters = readAccessSearch(params)
  const name = useNames().principal({ type, id, description: null })
  const { resource, as_of } = filters
  return (
    <>
      <PageHeader
        title={name ?? id}
        mono={name === undefined}
        crumbs={[{ label: t.title, to: paths.access({ resource, as_of }) }]}
      >
        <span>
          {type} <IdText id={id} whole /> <CopyButton value={id} what={t.personId(type)} />
        </span>
      </PageHeader>
      <AccessFrame filters={filters}>
        {(shown) => <PersonAccess key={`${type} ${id}`} principal={{ type, id }} shown={shown} />}
      </AccessFrame>
    </>
  )
}
