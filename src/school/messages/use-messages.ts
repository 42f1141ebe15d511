import { createContext, use } from "react";
import { type MessageSet, messagesIn, type SchoolMessages } from "./message-set.ts";

/** Texts of the school on the server; in an island, the messages that differ from the product's. */
export const MessagesContext = createContext<SchoolMessages | undefined>(undefined);

/** The words of a set as the school says them. */
export function useMessages<Own extends Readonly<Record<string, string>>>(set: MessageSet<Own>) {
	return messagesIn(set, use(MessagesContext));
}
