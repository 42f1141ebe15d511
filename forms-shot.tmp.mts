import { openBrowser } from "#tests/support/browser/browser.ts";
import { signedInMember, actAs } from "#tests/support/office/sign-in.ts";
import { DatabaseSync } from "node:sqlite";
const [,, out, widths, ...paths] = process.argv;
const place = { url: process.env.BASE ?? "http://localhost:4621", dataDir: process.env.DIR ?? "/tmp/data-4621" };
const db = new DatabaseSync(place.dataDir+"/school.sqlite");
db.prepare("update members set email_key='x'||id||random() where email_key like 'priya%'").run(); db.close();
const m = await signedInMember(place, { role: "owner" });
const b = await openBrowser();
for (const w of widths!.split(",").map(Number)) {
  const h = w < 500 ? 844 : 900;
  const c = await b.newContext({ viewport: { width: w, height: h }, deviceScaleFactor: 1, locale: "en-IN", timezoneId: "Asia/Kolkata", reducedMotion: "reduce" });
  const p = await c.newPage(); await actAs(p, place, m);
  p.on("console", x => ["error","warning"].includes(x.type()) && console.log(w, x.text()));
  let i=0; for (const path of paths) { const [at, js] = path.split("@@"); await p.goto(place.url+at); await p.waitForTimeout(900); if (js) { await p.evaluate(js); await p.waitForTimeout(700); } await p.screenshot({ path: `${out}-${i++}-${w}.png` }); }
  await c.close();
}
await b.close();
