import clsx from 'clsx'
import { ImageOff } from 'lucide-react'
import { type ReactNode, useContext, useMemo, useState } from 'react'
import { type RenderElementProps, useSelected } from 'slate-react'
import { useTranslation } from '@/i18n/i18n'
import { sanitise } from '@/lib/html/sanitise'
import { isDisplayMath } from '../model/inlines'
import type { ImageElement, InlineVoidElement, RuleElement } from '../model/types'
import styles from './Content.module.css'
import { PictureUrlContext } from './pictures/pictureUrl'

type VoidElementProps = {
  element: InlineVoidElement | RuleElement
  attributes: RenderElementProps['attributes']
  children: ReactNode
}

/** Shows a line, picture, drawing or formula. It is selected as a whole and has no caret inside. */
export function VoidElement({ element, attributes, children }: VoidElementProps) {
  const isSelected = useSelected()
  if (element.type === 'rule') {
    return (
      <div {...attributes} className={clsx(styles.ruleFrame, isSelected && styles.selected)}>
        <div contentEditable={false}>
          <hr />
        </div>
        {children}
      </div>
    )
  }
  // Pictures and drawings are blocks, as in the reading view.
  const isBlock = element.type !== 'math' || isDisplayMath(element)
  return (
    <span {...attributes} className={clsx(styles.void, isBlock && styles.block, isSelected && styles.selected)}>
      <span contentEditable={false} className={styles.voidContent}>
        {element.type === 'image' ? <Picture element={element} /> : <Markup markup={element.markup} />}
      </span>
      {children}
    </span>
  )
}

/** Shows a picture of the text. If it is unavailable, shows a frame with its description. */
function Picture({ element: { src, alt, title, width } }: { element: ImageElement }) {
  const { t } = useTranslation()
  const pictureUrl = useContext(PictureUrlContext)
  const url = pictureUrl(src)
  const [failedUrl, setFailedUrl] = useState<string>()
  if (!url || url === failedUrl) {
    return (
      <span role="img" aria-label={alt || t('editor.image.noAlt')} className={styles.missing}>
        <ImageOff aria-hidden="true" />
        <span>{alt || t('editor.image.noAlt')}</span>
      </span>
    )
  }
  return (
    <img src={url} alt={alt ?? ''} title={title} width={width} draggable={false} onError={() => setFailedUrl(url)} />
  )
}

/** Shows a drawing or formula. It is sanitised again here, so markup from any source is safe. */
function Markup({ markup }: { markup: string }) {
  const clean = useMemo(() => sanitise(markup), [markup])
  // oxlint-disable-next-line react/no-danger -- sanitised in the line above
  return <span dangerouslySetInnerHTML={{ __html: clean }} />
}

/** Shows the caption of a table, which cannot be edited. */
export function Caption({ markup }: { markup: string }) {
  const pictureUrl = useContext(PictureUrlContext)
  const clean = useMemo(() => sanitise(markup, pictureUrl), [markup, pictureUrl])
  // oxlint-disable-next-line react/no-danger -- sanitised in the line above
  return <caption contentEditable={false} dangerouslySetInnerHTML={{ __html: clean }} />
}
