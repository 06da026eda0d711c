/**
 * Peer of the landing and the sparks dialog: their markup and styles as a page without React, with a native dialog and native
 * fields. Functions run inside the page, so they name none of their own: tsx would wrap them in a helper that the page lacks.
 */
import type { Page } from 'playwright'

/** Selectors that hold for the app and for the plain page. */
export const SPARKS_DIALOG = '[role=dialog]:not([data-landing])'
export const SEE_ALL = 'section[data-landing] button[aria-haspopup=dialog]'
export const FILLING_SPARK = 'section[data-landing] button[data-type=creation]'
export const CHAT_FIELD = 'section[data-landing] textarea'
export const SEARCH = `${SPARKS_DIALOG} input[type=search]`
export const TOPIC = `${SPARKS_DIALOG} form input`
export const GENERATE = `${SPARKS_DIALOG} footer button`
export const GENERATING = `${GENERATE} [role=progressbar]`
export const CLOSE = `${SPARKS_DIALOG} header button`
export const SPARK_TILE = `${SPARKS_DIALOG} li`
export const LOADING_IDEA = `${SPARKS_DIALOG} [data-status=loading]`
export const ARRIVED_IDEA = `${SPARKS_DIALOG} [data-status=arrived]`

/** Returns the page as HTML without scripts; the open dialog becomes the content of a native one, which is closed. */
export const plainPageOf = (page: Page): Promise<string> =>
  page.evaluate((selector) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const each of copy.querySelectorAll('script, link[rel=modulepreload], meta[http-equiv]')) each.remove()
    for (const each of copy.querySelectorAll('[inert], [aria-hidden=true]:has(section[data-landing])')) {
      each.removeAttribute('inert')
      each.removeAttribute('aria-hidden')
    }
    let sheet = copy.querySelector(selector)
    while (sheet?.parentElement && sheet.parentElement.tagName !== 'BODY') sheet = sheet.parentElement
    const dialog = document.createElement('dialog')
    dialog.dataset.plain = ''
    dialog.style.cssText =
      'background: none; border: 0; height: 100%; max-height: none; max-width: none; padding: 0; width: 100%'
    if (sheet) dialog.append(sheet)
    copy.querySelector('body')?.append(dialog)
    return `<!doctype html>${copy.outerHTML}`
  }, SPARKS_DIALOG)

/** Lets the elements of a plain page answer: the dialog opens and closes, sparks are found, ideas arrive and are chosen. */
export const bringToLife = (page: Page): Promise<void> =>
  page.evaluate(
    ({ seeAll, close, spark, chatField, search, tile, generate }) => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[data-plain]')
      document.querySelector(seeAll)?.addEventListener('click', () => dialog?.showModal())
      document.querySelector(close)?.addEventListener('click', () => dialog?.close())
      const field = document.querySelector<HTMLTextAreaElement>(chatField)
      document.querySelector(spark)?.addEventListener('click', () => {
        if (field) field.value = 'Draw a picture of '
        field?.focus()
      })
      let timer = 0
      document.querySelector(search)?.addEventListener('input', ({ currentTarget }) => {
        clearTimeout(timer)
        timer = window.setTimeout(() => {
          const term = (currentTarget as HTMLInputElement).value.toLowerCase()
          for (const each of document.querySelectorAll<HTMLElement>(tile))
            each.hidden = !each.textContent.toLowerCase().includes(term)
        }, 500)
      })
      const button = document.querySelector<HTMLElement>(generate)
      button?.addEventListener('click', () =>
        button.insertAdjacentHTML('beforeend', '<span role="progressbar">…</span>'),
      )
    },
    {
      seeAll: SEE_ALL,
      close: CLOSE,
      spark: FILLING_SPARK,
      chatField: CHAT_FIELD,
      search: SEARCH,
      tile: SPARK_TILE,
      generate: GENERATE,
    },
  )

/** Lets the ideas of a plain page arrive one after another, `interval` ms apart. */
export const letPlainIdeasArrive = (page: Page, interval: number): Promise<void> =>
  page.evaluate(
    ([loading, ms]) => {
      const tiles = [...document.querySelectorAll<HTMLElement>(loading)]
      for (const [index, tile] of tiles.entries()) {
        setTimeout(
          () => {
            tile.dataset.status = 'arrived'
            tile.querySelector('input')?.setAttribute('aria-disabled', 'false')
            const text = tile.lastElementChild
            if (text)
              text.textContent = `An idea about volcanoes, number ${index + 1}: ${'look, guess and check. '.repeat(4)}`
          },
          (index + 1) * ms,
        )
      }
    },
    [LOADING_IDEA, interval] as const,
  )
