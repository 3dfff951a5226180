/** The chat with the institute, once its number is set. */
import { publicTexts } from "../../../content/en/public.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./chat-button.module.css";

const texts = publicTexts.chat;

/** Where the chat with a number opens; null while there is none. */
export function chatAddressOf(whatsapp: string): string | null {
  const number = whatsapp.replace(/\D/g, "");
  return number === "" ? null : `https://wa.me/${number}`;
}

/** Stays in the corner of a wide screen. What is below it can be scrolled out from under it, the end of the page too. */
export function ChatButton({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className={styles.chat}
      data-chat-corner=""
      title={texts.label}
      aria-label={`${texts.label} (${texts.newTab})`}
    >
      <Icon name="chat" size="lg" />
    </a>
  );
}
