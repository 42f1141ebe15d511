/**
 * The office's browser code: one small file for every page. Pages are rendered on the server alone and work without it.
 * Each enhancement adds one behaviour to markup with a data attribute.
 */
document.documentElement.dataset.scripted = "";
dispatchEvent(new Event("page-ready"));
