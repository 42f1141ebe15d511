/** Path of Firefox in Debian. */
export const firefoxProgram = "/usr/bin/firefox-esr";
/** Path of the driver of WebKitGTK in Debian. */
export const webkitProgram = "/usr/bin/WebKitWebDriver";
/** Path in Debian of the browser that the driver starts. */
export const miniBrowser = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
/** Path in Debian of a display in memory: WebKitGTK draws in a window. */
export const displayProgram = "/usr/bin/Xvfb";
