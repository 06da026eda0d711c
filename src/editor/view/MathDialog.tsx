import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { sanitise } from '@/lib/html/sanitise'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Prose } from '@/ui/Prose'
import { Switch } from '@/ui/Switch'
import { TextField } from '@/ui/TextField'
import styles from './MathDialog.module.css'

export type MathDialogProps = {
  /** Formula to change; undefined for a new one. */
  formula?: { tex: string; isBlock: boolean }
  /** @param markup the formula as MathML */
  onInsert: (markup: string) => void
  onClose: () => void
}

type Preview = { kind: 'empty' | 'invalid' | 'unloaded' } | { kind: 'shown'; markup: string }

/** Returns the MathML of a formula. The renderer is loaded when the user types the first letter. */
function usePreview(tex: string, isBlock: boolean): Preview {
  const [preview, setPreview] = useState<Preview>({ kind: 'empty' })
  useEffect(() => {
    let isOutdated = false
    const render = async (): Promise<Preview> => {
      if (!tex.trim()) return { kind: 'empty' }
      const { renderMath } = await import('../model/renderMath')
      const result = renderMath(tex, isBlock)
      return 'error' in result ? { kind: 'invalid' } : { kind: 'shown', markup: result.markup }
    }
    void render()
      .catch((): Preview => ({ kind: 'unloaded' }))
      .then((next) => {
        if (!isOutdated) setPreview(next)
      })
    return () => {
      isOutdated = true
    }
  }, [tex, isBlock])
  return preview
}

/** Dialog in which the user types a formula in TeX and sees a preview. */
export function MathDialog({ formula, onInsert, onClose }: MathDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [tex, setTex] = useState(formula?.tex ?? '')
  const [isBlock, setIsBlock] = useState(formula?.isBlock ?? false)
  const preview = usePreview(tex, isBlock)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (preview.kind === 'shown') onInsert(preview.markup)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('editor.math.title')}
      closeLabel={t('editor.math.close')}
      isDismissable={false}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('editor.math.cancel')}
          </Button>
          <Button type="submit" form={formId} isDisabled={preview.kind !== 'shown'}>
            {t(formula ? 'editor.math.change' : 'editor.math.insert')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className={styles.form}>
        <TextField
          label={t('editor.math.tex')}
          description={t('editor.math.hint')}
          errorMessage={preview.kind === 'invalid' ? t('editor.math.invalid') : undefined}
          value={tex}
          onChange={setTex}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={styles.tex}
        />
        <Switch label={t('editor.math.ownLine')} isSelected={isBlock} onChange={setIsBlock} />
        <div role="group" aria-label={t('editor.math.preview')} aria-live="polite" className={styles.preview}>
          {preview.kind === 'shown' ? (
            <Prose sanitizedHtml={sanitise(preview.markup)} />
          ) : (
            <p className={styles.hint}>
              {t(preview.kind === 'unloaded' ? 'editor.math.unloaded' : 'editor.math.empty')}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  )
}
