import type { PublicFee } from "#src/payment/fee/fee.ts";
import { feeWords } from "#src/school/words/sets/fee-words.ts";
import { useWords } from "#src/school/words/use-words.ts";

/** Says which way to pay is slow just now, as the provider has told. */
export function SlowMethods({ fee: { slow } }: { fee: Pick<PublicFee, "slow"> }) {
	const words = useWords(feeWords);
	const texts: Record<string, string> = {
		upi: words.slowUpi,
		card: words.slowCards,
		netbanking: words.slowNetBanking,
		wallet: words.slowWallets,
	};
	return slow.flatMap((method) => (texts[method] ? [<p key={method}>{texts[method]}</p>] : []));
}
