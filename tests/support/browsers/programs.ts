/** Where Debian has Firefox. */
export const firefoxProgram = "/usr/bin/firefox-esr";
/** Where it has the driver of WebKitGTK. */
export const webkitProgram = "/usr/bin/WebKitWebDriver";
/** Where it has the browser that the driver starts. */
export const miniBrowser = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
/** Where it has a display in memory: WebKitGTK draws in a window. */
export const displayProgram = "/usr/bin/Xvfb";
