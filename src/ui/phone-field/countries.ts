import type { DialCountry } from "./number.ts";

export type Country = DialCountry & {
	region: string;
	/** Which country a number belongs to when several share its code and no area code tells: the lowest. */
	priority: number;
	/** First digits of the rest by which its numbers are told from those of countries with the same code. */
	areaCodes: readonly string[];
};

/**
 * Every country with a code of its own or a share in one, by continent: `ca1:334:7:204,226` is Canada, code 1, digits grouped as
 * 3, 3 and 4, eighth of those with this code, with its area codes. Facts of the national numbering plans as the ITU publishes them;
 * groups are those of a mobile number.
 */
const plan = {
	Africa:
		"ac247:5 ao244:333 bf226:2222 bi257:2222 bj229:22222 bw267:233 cd243:333 cf236:2222 cg242:234 ci225:2224 cm237:12222 cv238:322 dj253:2222 dz213:3222 eg20:28 eh212:12222:1:5288,5289 er291:133 et251:234 ga241:2222 gh233:234 gm220:34 gn224:3222 gq240:333 gw245:333 ke254:36 km269:322 lr231:234 ls266:44 ly218:27 ma212:12222:0 mg261:2232 ml223:2222 mr222:2222 mu230:44 mw265:3222 mz258:234 na264:234 ne227:2222 ng234:334 re262:3222:0 rw250:333 sc248:133 sd249:234 sh290:5:0 sl232:26 sn221:2322 so252:17 ss211:333 st239:34 sz268:44 ta290:4:1:8 td235:2222 tg228:2222 tn216:233 tz255:333 ug256:36 yt262:3222:1:269,639 za27:234 zm260:27 zw263:234",
	Americas:
		"ag1:334:1:268 ai1:334:2:264 ar54:1244 aw297:34 bb1:334:4:246 bl590:3222:1 bm1:334:5:441 bo591:8 bq599:34:1:3,4,7 br55:254 bs1:334:6:242 bz501:34 ca1:334:7:204,226,236,249,250,257,263,273,289,306,343,354,365,367,368,382,403,416,418,428,431,437,438,450,468,474,600,604,613,622,633,639,647,672,683,705,709,742,753,778,780,782,807,819,825,867,873,879,902,905,942 cl56:144 co57:37 cr506:44 cu53:17 cw599:134:0:9 dm1:334:8:767 do1:334:9:809,829,849 ec593:234 fk500:5 gd1:334:10:473 gf594:3222 gl299:222 gp590:3222:0 gt502:44 gy592:34 hn504:44 ht509:224 jm1:334:12:658,876 kn1:334:13:869 ky1:334:14:345 lc1:334:15:758 mf590:3222:2 mq596:3222 ms1:334:17:664 mx52:334 ni505:44 pa507:44 pe51:333 pm508:222 pr1:334:18:787,939 py595:36 sr597:34 sv503:44 sx1:334:19:721 tc1:334:20:649 tt1:334:21:868 us1:334:0 uy598:233 vc1:334:22:784 ve58:37 vg1:334:23:284 vi1:334:24:340",
	Asia: "ae971:234 af93:234 am374:26 az994:2322 bd880:46 bh973:44 bn673:34 bt975:2222 cn86:344 cy357:26 ge995:3222 hk852:44 id62:333 il972:234 in91:55 io246:34 iq964:334 ir98:334 jo962:144 jp81:244 kg996:333 kh855:233 kp850:334 kr82:244 kw965:35 kz7:334:1:6,7 la856:2233 lb961:233 lk94:234 mm95:134 mn976:44 mo853:44 mv960:34 my60:234 np977:37 om968:44 ph63:334 pk92:37 ps970:333 qa974:44 sa966:234 sg65:44 sy963:333 th66:234 tj992:234 tl670:44 tm993:26 tr90:3322 tw886:333 uz998:2322 vn84:333 ye967:333",
	Europe:
		"ad376:33 al355:234 at43:36 ax358:27:1:18 ba387:233 be32:3222 bg359:233 by375:2322 ch41:2322 cz420:333 de49:47 dk45:2222 ee372:44 es34:3222 fi358:27:0 fo298:222 fr33:12222 gb44:46:0 gg44:46:1:1481 gi350:8 gr30:334 hr385:234 hu36:234 ie353:234 im44:46:2:1624 is354:34 it39::0 je44:46:3:1534 li423:333 lt370:35 lu352:333 lv371:233 mc377:12222 md373:323 me382:233 mk389:233 mt356:44 nl31:18 no47:2222:0 pl48:333 pt351:333 ro40:333 rs381:27 ru7:3322:0 se46:2322 si386:233 sj47:2222:1:79 sk421:333 sm378 ua380:234 va39::1:06698 xk383:233",
	Oceania:
		"as1:334:3:684 au61:333:0 cc61:333:1:89162 ck682:23 cx61:333:2:89164 fj679:34 fm691:34 gu1:334:11:671 ki686:8 mh692:34 mp1:334:16:670 nc687:222 nf672:15 nr674:34 nu683:34 nz64:234 pf689:2222 pg675:44 pw680:34 sb677:25 tk690:4 to676:34 tv688:24 vu678:34 wf681:222 ws685:25",
};

const names = new Intl.DisplayNames("en", { type: "region" });

/** In the order of their names. */
export const countries: readonly Country[] = Object.entries(plan)
	.flatMap(([region, entries]) => entries.split(" ").map((entry) => read(region, entry)))
	.sort((a, b) => a.name.localeCompare(b.name, "en"));

function read(region: string, entry: string): Country {
	const [head = "", groups = "", priority = "0", areaCodes = ""] = entry.split(":");
	const iso2 = head.slice(0, 2);
	const mask = [...groups].map((length) => ".".repeat(Number(length))).join(" ");
	return {
		iso2,
		name: names.of(iso2.toUpperCase()) ?? iso2.toUpperCase(),
		dialCode: head.slice(2),
		...(mask && { mask }),
		region,
		priority: Number(priority),
		areaCodes: areaCodes.split(",").filter(Boolean),
	};
}

/** The country that a number beginning with its code belongs to; among those that share the code, the present one stays unless an area code speaks against it. */
export function countryOf(number: string, present: DialCountry): Country | undefined {
	const digits = number.replace(/\D/g, "").replace(/^00/, "");
	const sharing = countries.filter(({ dialCode }) => digits.startsWith(dialCode));
	const told = sharing.find(({ dialCode, areaCodes }) => areaCodes.some((area) => digits.startsWith(dialCode + area)));
	return (
		told ?? sharing.find(({ iso2 }) => iso2 === present.iso2) ?? sharing.toSorted((a, b) => a.priority - b.priority)[0]
	);
}

/** Names that people type and the list does not show. */
const alsoCalled: Record<string, string> = {
	ae: "uae dubai emirates",
	ci: "ivory coast",
	cz: "czech republic",
	gb: "uk great britain england scotland wales",
	in: "bharat",
	nl: "holland",
	sz: "swaziland",
	tl: "east timor",
	tr: "turkey",
	us: "usa america",
};

/** The countries that a search means, the likeliest first: by name, ISO code, code with or without a plus, or continent. */
export function findCountries(search: string): readonly Country[] {
	const wanted = plain(search);
	if (wanted === "") return countries;
	const rank = /^[\d ]+$/.test(wanted) ? byCode(wanted.replaceAll(" ", "")) : byName(wanted);
	return countries
		.map((country) => ({ country, rank: rank(country) }))
		.filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
		.sort((a, b) => a.rank - b.rank)
		.map(({ country }) => country);
}

const firstOf = (tests: readonly boolean[]) => (tests.includes(true) ? tests.indexOf(true) : Number.POSITIVE_INFINITY);

function byCode(digits: string) {
	return ({ dialCode, areaCodes, priority }: Country) =>
		firstOf([
			dialCode === digits && priority === 0,
			dialCode === digits,
			dialCode.startsWith(digits),
			areaCodes.some((area) => `${dialCode}${area}`.startsWith(digits)),
		]);
}

function byName(wanted: string) {
	return ({ iso2, name, region }: Country) => {
		const [words, others] = [` ${plain(name)}`, ` ${alsoCalled[iso2] ?? ""}`];
		return firstOf([
			words.trim() === wanted || others.split(" ").includes(wanted),
			words.startsWith(` ${wanted}`),
			iso2 === wanted,
			words.includes(` ${wanted}`) || others.includes(` ${wanted}`),
			words.includes(wanted),
			plain(region).startsWith(wanted),
		]);
	};
}

/** Without case, accents and punctuation; `St.` is Saint. */
function plain(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/\bst\b\.?/g, "saint")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}
