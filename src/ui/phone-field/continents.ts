/** Countries with a code in the world's numbering plan, by continent: ISO 3166-1 alpha-2. */
const countriesByContinent = {
	Africa:
		"ac ao bf bi bj bw cd cf cg ci cm cv dj dz eg eh er et ga gh gm gn gq gw ke km lr ls ly ma mg ml mr " +
		"mu mw mz na ne ng re rw sc sd sh sl sn so ss st sz ta td tg tn tz ug yt za zm zw",
	Americas:
		"ag ai ar aw bb bl bm bo bq br bs bz ca cl co cr cu cw dm do ec fk gd gf gl gp gt gy hn ht jm kn ky " +
		"lc mf mq ms mx ni pa pe pm pr py sr sv sx tc tt us uy vc ve vg vi",
	Asia:
		"ae af am az bd bh bn bt cn cy ge hk id il in io iq ir jo jp kg kh kp kr kw kz la lb lk mm mn mo mv " +
		"my np om ph pk ps qa sa sg sy th tj tl tm tr tw uz vn ye",
	Europe:
		"ad al at ax ba be bg by ch cz de dk ee es fi fo fr gb gg gi gr hr hu ie im is it je li lt lu lv mc " +
		"md me mk mt nl no pl pt ro rs ru se si sj sk sm ua va xk",
	Oceania: "as au cc ck cx fj fm gu ki mh mp nc nf nr nu nz pf pg pw sb tk to tv vu wf ws",
};

const continents = new Map(
	Object.entries(countriesByContinent).flatMap(([continent, countries]) =>
		countries.split(" ").map((iso2) => [iso2, continent] as const),
	),
);

/** The continent of a country, by which it is also found in the list. */
export function continentOf(iso2: string): string {
	return continents.get(iso2) ?? "";
}
