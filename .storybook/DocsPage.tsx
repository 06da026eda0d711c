import { DocsPage as DefaultDocsPage, Description, Title, useOf } from '@storybook/addon-docs/blocks'
import access from '../docs/requirements/access.csv?raw'
import board from '../docs/requirements/board.csv?raw'
import chat from '../docs/requirements/chat.csv?raw'
import { DOCUMENTS, parseRequirements, statusOf } from '../tests/repo/requirementRows'
import { requirementsOfScreen } from './screenRequirements'

const texts = { access, board, chat }
const rows = DOCUMENTS.flatMap((document) => parseRequirements(document, texts[document]))

const linkTo = (id: string) => `?path=/story/${id}`

/**
 * Links to every state of a screen. The docs page does not embed the stories, because two apps in one page would share URL, storage and
 * theme.
 */
function ScreenStories() {
  const { csfFile } = useOf('meta', ['meta'])
  return (
    <ul>
      {Object.values(csfFile.stories).map(({ id, name }) => (
        <li key={id}>
          <a href={linkTo(id)} target="_parent">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Lists the screen's rows of docs/requirements, each with the stories that prove it. */
function ScreenRequirements() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const file = String(preparedMeta.parameters.fileName).replace(/^\.\//, '')
  const idOf = (exportName: string) =>
    Object.values(csfFile.stories).find(({ moduleExport }) => moduleExport === csfFile.moduleExports[exportName])?.id
  return (
    <table>
      <thead>
        <tr>
          <th>Row</th>
          <th>Requirement</th>
          <th>Proof</th>
        </tr>
      </thead>
      <tbody>
        {requirementsOfScreen(rows, preparedMeta.title, file).map((row) => (
          <tr key={row.id}>
            <td style={{ whiteSpace: 'nowrap' }}>{row.id}</td>
            <td>{row.requirement}</td>
            <td>
              {row.stories.length === 0
                ? { holds: 'other tests', open: 'open', 'n/a': row.proof }[statusOf(row)]
                : row.stories.map((story) => (
                    <a key={story} href={linkTo(idOf(story) ?? '')} target="_parent">
                      {story}{' '}
                    </a>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Docs page of a story file. For a whole app it links to the states, and for a screen also lists the requirements. Components get
 * Storybook's own page.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const isScreen = preparedMeta.title.startsWith('screens/')
  if (!isScreen && !preparedMeta.parameters.isWholeApp) return <DefaultDocsPage />
  return (
    <>
      <Title />
      <Description />
      <h2>States</h2>
      <ScreenStories />
      {isScreen ? (
        <>
          <h2>Requirements</h2>
          <ScreenRequirements />
        </>
      ) : null}
    </>
  )
}
