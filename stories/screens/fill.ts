import type { AppPlayContext } from '../../.storybook/withApp'

/** Fills a field in one change by pasting, because typing renders the page for each letter. */
export async function fill({ userEvent }: AppPlayContext, field: Element, text: string) {
  await userEvent.click(field)
  await userEvent.paste(text)
}

export async function fillAndEnter(context: AppPlayContext, field: Element, text: string) {
  await fill(context, field, text)
  await context.userEvent.keyboard('{Enter}')
}
