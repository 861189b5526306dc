// Every page: where the browser allows it, the worker that makes an app of the pages is signed on.
// Over plain http there is none, and nothing is missing.

const { version, language } = document.querySelector("[data-worker]").dataset;

if ("serviceWorker" in navigator && window.isSecureContext) {
  const address = `/worker.js?v=${version}&lang=${language}`;
  addEventListener("load", () => navigator.serviceWorker.register(address).catch(() => {}));
}
