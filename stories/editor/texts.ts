import { pictureUrl } from '../cardTypes/pictureUrl'

/** HTML with every element that a text can contain. */
export const everyElement = `
<h1>The Rainforest Floor</h1>
<p>Little light reaches the ground. What lives here is <strong>patient</strong>, <em>quiet</em>, <u>well hidden</u>, <s>boring</s> and made of
<code>C<sub>6</sub></code> as much as H<sub>2</sub>O. The <a href="https://en.wikipedia.org/wiki/Taman_Negara">oldest forest</a> is 130 million years old.</p>
<h2>Who lives here</h2>
<ul><li>The Malayan tapir<ul><li>eats leaves at night</li><li>swims well</li></ul></li><li>The pangolin</li></ul>
<h3>How to look for them</h3>
<ol><li>Walk slowly.</li><li>Look under leaves.</li></ol>
<h4>From the notebook</h4>
<blockquote><p>We heard it before we saw it: a whistle, like a kettle far away.</p></blockquote>
<h5>Counted last week</h5>
<table><thead><tr><th>Animal</th><th>Seen</th><th>Heard</th></tr></thead>
<tbody><tr><td>Tapir</td><td>1</td><td>3</td></tr><tr><td>Hornbill</td><td>4</td><td>12</td></tr></tbody></table>
<pre><code>seen = 5
heard = 15</code></pre>
<p><img src="${pictureUrl('coral-reef')}" alt="Leaf litter with a beetle"></p>
<p>One seen for <math alttext="\\frac{15}{5}"><mfrac><mn>15</mn><mn>5</mn></mfrac></math> heard.</p>
<hr>
<p><svg viewBox="0 0 120 40" width="120" height="40"><path d="M4 36 L60 4 L116 36 Z" fill="seagreen"></path></svg></p>`

export const shortText = `<p>Plants make their own food in the leaves.</p><p>They need light, water and air.</p>`

/** Lists, cells and quotations whose text is partly in paragraphs and partly not. */
export const containers = [
  '<ul><li>Roots</li><li>Stem<ul><li>carries water</li><li><p>holds the leaves</p></li></ul></li></ul>',
  '<ul><li><p>Leaves</p></li><li><p>Flowers</p><ul><li>petals</li></ul></li><li><p>Fruit</p><p>with seeds</p></li></ul>',
  '<ol><li>Seed<blockquote>asleep</blockquote></li></ol><blockquote>A seed waits.</blockquote><blockquote><p>So do we.</p></blockquote>',
  '<table><tbody><tr><td>Light<ul><li>sun</li></ul></td><td><p>Water</p></td></tr></tbody></table>',
].join('')
