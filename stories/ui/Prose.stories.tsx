import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Prose } from '@/ui/Prose'
import { content, describe, oneOf, text } from './argTypes'

const lesson = `
<h1>Why does it rain?</h1>
<p>Water never stays in one place. The sun warms the sea, and <strong>tiny drops rise</strong> into the air where nobody
can see them. High up it is cold, so they gather into clouds. This journey is called the <mark>water cycle</mark>; you can
<a href="https://www.metmalaysia.gov.my">look at today's clouds</a> while you read.</p>
<h2>Four steps</h2>
<ol><li>Evaporation: warm water becomes vapour.</li><li>Condensation: vapour becomes drops.
<ul><li>On a cold glass</li><li>In a cloud</li></ul></li><li>Precipitation: the drops fall.</li><li>Collection: rivers carry them home.</li></ol>
<blockquote><p>“A cloud is a lake that has learned to fly.” Said by Aina, 4 Cempaka</p></blockquote>
<h3>How much fell last week</h3>
<table><thead><tr><th>Day</th><th>Rain</th><th>What we saw</th></tr></thead><tbody>
<tr><td>Monday</td><td>4 mm</td><td>Grey sky, light drizzle</td></tr>
<tr><td>Wednesday</td><td>31 mm</td><td>Thunderstorm after lunch</td></tr>
<tr><td>Friday</td><td>0 mm</td><td>Blue sky all day</td></tr></tbody></table>
<h4>Work it out</h4>
<p>The mean is the sum shared by the number of days:</p>
<math display="block"><mrow><mover><mi>x</mi><mo>¯</mo></mover><mo>=</mo><mfrac><mrow><mn>4</mn><mo>+</mo><mn>31</mn><mo>+</mo><mn>0</mn></mrow><mn>3</mn></mfrac><mo>≈</mo><mn>11.7</mn></mrow></math>
<h5>For coders</h5>
<p>In Scratch you would write <code>set [mean] to</code>, in Python:</p>
<pre><code>rain = [4, 31, 0]
mean = sum(rain) / len(rain)</code></pre>
<hr>
<p><em>Tomorrow: measure the rain on the school roof.</em></p>
`

const reply = `
<p>Good question! A fraction is a <strong>part of a whole</strong>. Think of a roti canai cut in four:</p>
<ul><li>one piece is one quarter</li><li>two pieces are two quarters, and that is the same as one half</li></ul>
<h3>Try it</h3>
<p>You eat 3 of 4 pieces. How much is left? Write it like <code>1/2</code>.</p>
`

const meta = {
  title: 'ui/Prose',
  component: Prose,
  argTypes: describe<typeof Prose>()({
    size: oneOf('Size of the text.', { reading: 'reading: an open card', compact: 'compact: a message, a preview' }),
    children: content('Elements; else sanitizedHtml.'),
    sanitizedHtml: text('HTML that is sanitised already.'),
  }),
  args: { sanitizedHtml: lesson },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof Prose>

export const Reading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Why does it rain?' })).toBeVisible()
  },
}

export const Compact: Story = { args: { size: 'compact', sanitizedHtml: reply } }

export const CompactLongReply: Story = { args: { size: 'compact' } }
