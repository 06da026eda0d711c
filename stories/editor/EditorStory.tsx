import { useState } from 'react'
import { RichTextEditor, type RichTextEditorProps } from '@/editor/view/RichTextEditor'
import styles from './EditorStory.module.css'

export type EditorStoryProps = Pick<RichTextEditorProps, 'html' | 'isReadOnly' | 'uploadPicture'> & {
  onSaved: (html: string) => void
}

const sameAddress = (src: string) => src

/** The editor as in an open card. Every change counts as saved at once. */
export function EditorStory({ html, isReadOnly, uploadPicture, onSaved }: EditorStoryProps) {
  const [saved, setSaved] = useState(html)
  return (
    <main tabIndex={-1} className={styles.sheet} data-type="text">
      <RichTextEditor
        html={saved}
        textId="rainforest"
        title="The Rainforest Floor"
        isReadOnly={isReadOnly}
        isDirty={false}
        onChange={(readHtml) => {
          setSaved(readHtml())
          onSaved(readHtml())
        }}
        onLeave={() => undefined}
        pictureUrl={sameAddress}
        uploadPicture={uploadPicture}
        onUpload={() => undefined}
        onLateFailure={() => undefined}
      />
    </main>
  )
}
