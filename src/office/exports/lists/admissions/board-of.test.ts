import { expect, it } from "vitest";
import { boardOf } from "./board-of.ts";

const tamilNadu = "Tamil Nadu State Board";
const kerala = "Kerala State Board";
const karnataka = "Karnataka State Board";
const cisce = "CISCE (ICSE, ISC)";

it.each([
	["HSC", tamilNadu],
	["SSLC", tamilNadu],
	["H.S.C.", tamilNadu],
	["S. S. L. C", tamilNadu],
	["hsc  board", tamilNadu],
	["State Board", tamilNadu],
	["stateboard", tamilNadu],
	["Tamil Nadu State Board", tamilNadu],
	["Tamilnadu HSC", tamilNadu],
	["Tamizh Nadu, Samacheer Kalvi", tamilNadu],
	["TN State board", tamilNadu],
	["T.N. Board of Higher Secondary Education", tamilNadu],
	["HSC (Tamil Nadu), not Kerala", tamilNadu],
	["தமிழ்நாடு HSC", tamilNadu],
	["Kerala SSLC", kerala],
	["SSLC, Kerala", kerala],
	["DHSE Kerala", kerala],
	["KERALA HSE", kerala],
	["Karnataka SSLC", karnataka],
	["SSLC Karnataka (KSEEB)", karnataka],
	["KSEAB", karnataka],
	["KSEEB SSLC", karnataka],
	["PUC", karnataka],
	["II PUC, Karnataka", karnataka],
	["Maharashtra HSC", "Other"],
	["HSC Maharastra State Board", "Other"],
	["HSC, Pune Board", "Other"],
	["MSBSHSE HSC", "Other"],
	["Gujarat HSC", "Other"],
	["GSEB (HSC)", "Other"],
	["HSC Orissa", "Other"],
	["Andhra Pradesh SSC", "Other"],
	["A.P. Board", "Other"],
	["Telangana State Board", "Other"],
	["UP Board", "Other"],
	["West Bengal HS", "Other"],
	["Puducherry HSC", "Other"],
	["Assam HSLC / HSC", "Other"],
	["CBSE", "CBSE"],
	["C.B.S.E", "CBSE"],
	["C. B. S. E., Chennai", "CBSE"],
	["Central Board of Secondary Education, Kerala", "CBSE"],
	["ISC", cisce],
	["I.C.S.E.", cisce],
	["ICSE, Karnataka", cisce],
	["IBDP", "International Baccalaureate"],
	["Cambridge A Levels", "Cambridge (IGCSE, A Level)"],
	["National Institute of Open Schooling", "NIOS"],
	["Open School", "NIOS"],
	["Kerala State Open School", kerala],
	["Waldorf  School", "Waldorf School"],
	["  ", ""],
])("the board of “%s” is %s", (input, board) => {
	expect(boardOf(input)).toBe(board);
});
