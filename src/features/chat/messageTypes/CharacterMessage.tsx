import { Buddy } from '@/buddy/Buddy'
import { buddyDisplayName } from '@/buddy/buddies'
import styles from '../messages/Message.module.css'
import type { MessageProps } from './messageProps'

/** Something that a buddy says, as plain text beside the buddy (C-135). */
export function CharacterMessage({ message: { data, content } }: MessageProps<'character'>) {
  return (
    <li className={styles.reply}>
      <Buddy name={data.buddy} mood="happy" size={64} />
      <div className={styles.bubble}>
        <span className="visually-hidden">{buddyDisplayName(data.buddy)}: </span>
        {content}
      </div>
    </li>
  )
}
