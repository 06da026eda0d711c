import { addons } from 'storybook/manager-api'
import { create, getPreferredColorScheme } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: getPreferredColorScheme(),
    brandTitle: 'Heartboard',
    // On the site the demo is one folder up. Elsewhere this leads to the stories themselves.
    brandUrl: '../',
    brandTarget: '_self',
  }),
})
