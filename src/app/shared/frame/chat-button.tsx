/** The chat with the institute, if its number is set. */
import { publicTexts } from "../../../content/en/public.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./chat-button.module.css";

const texts = publicTexts.chat;

/** The address of the chat with a number; null if there is none. */
export function chatAddressOf(whatsapp: string): string | null {
  const number = whatsapp.replace(/\D/g, "");
  return number === "" ? null : `https://wa.me/${number}`;
}

/** Fixed in the corner of a wide screen. Content can be scrolled clear of it, including the end of the page. */
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
