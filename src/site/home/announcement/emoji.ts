/** The first word found in the title decides, whatever its case. */
const rules = [
	["graduation", "🎓"],
	["award", "🏆"],
	["celebration", "🎉"],
	["alert", "🚨"],
	["announcement", "📢"],
	["alumni", "👥"],
	["meet", "🤝"],
	["sports", "🏅"],
	["farewell", "👋"],
	["day", "📅"],
] as const;

/** The emoji on both sides of an announcement's title; a sparkle where no rule fits. */
export function emojiFor(title: string): string {
	const text = title.toLowerCase();
	return rules.find(([word]) => text.includes(word))?.[1] ?? "✨";
}
