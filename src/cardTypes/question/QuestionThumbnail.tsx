import type { CardOf } from '@/api/cards/card.schema'
import { decodeEntities } from '../rules/decode'
import type { ThumbnailProps } from '../cardTypeViews'
import { TileSurface } from '../tile/TileSurface'
import { Picture } from '../focus/Picture'
import styles from './QuestionThumbnail.module.css'

/**
 * Shows the question, and its picture if the question displays one. It shows only the letters of the answers, never
 * their texts.
 */
export function QuestionThumbnail({ card }: ThumbnailProps<CardOf<'question'>>) {
  const question = decodeEntities(card.question).trim()
  const picture = card.showImage ? card.image : null
  return (
    <TileSurface variant="plain" className={styles.surface}>
      <p
        className={styles.question}
        data-long={question.length > 60 || undefined}
        data-beside={picture ? true : undefined}
      >
        {question || '?'}
      </p>
      {picture ? (
        <span className={styles.picture}>
          <Picture
            src={picture}
            alt=""
            width={180}
            height={180}
            imageY={card.image_y}
            fallback={<Letters count={2} />}
          />
        </span>
      ) : (
        <Letters count={card.answers.length} />
      )}
    </TileSurface>
  )
}

function Letters({ count }: { count: number }) {
  return (
    <span className={styles.letters}>
      {[...'ABCDEFGHIJ'.slice(0, Math.min(count, 5))].map((letter) => (
        <span key={letter}>{letter}</span>
      ))}
    </span>
  )
}
