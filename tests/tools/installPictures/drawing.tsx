/** Draws one picture of `hosting/installFiles.ts`, named by `?file=`. `makeInstallPictures.ts` takes it from the page. */
import '@/ui/tokens.css'
import '@/ui/themes.css'
import '@/ui/base.css'
import { createRoot } from 'react-dom/client'
import { Buddy } from '@/buddy/Buddy'
import { buddyNames } from '@/buddy/buddies'
import { Logo } from '@/ui/Logo'
import { APPLE_ICON, ICONS, LINK_PICTURE } from '../../../hosting/installFiles'
import './drawing.css'

const file = new URLSearchParams(location.search).get('file')
const icon = [...ICONS, { ...APPLE_ICON, purpose: 'apple' }].find((candidate) => candidate.file === file)

/** Part of the square's width that the buddy takes. A mask may leave only a circle of 80% of the width. */
const SHARE: Readonly<Record<string, number>> = { any: 0.86, maskable: 0.66, apple: 0.8 }

function Drawing() {
  if (icon) {
    return (
      <div className="icon" data-purpose={icon.purpose} style={{ inlineSize: icon.width, blockSize: icon.height }}>
        <Buddy name="T" mood="happy" size={Math.round(icon.width * (SHARE[icon.purpose] ?? 1))} />
      </div>
    )
  }
  return (
    <div className="link" style={{ inlineSize: LINK_PICTURE.width, blockSize: LINK_PICTURE.height }}>
      <Logo size="large" />
      <p>A board of cards for teachers and students</p>
      <div className="buddies">
        {buddyNames.map((name) => (
          <Buddy key={name} name={name} mood={name === 'T' ? 'waving' : 'happy'} size={200} />
        ))}
      </div>
    </div>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Drawing />)
