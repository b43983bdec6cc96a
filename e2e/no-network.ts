/** Errors that Chromium logs without a network, the failed update of a service worker included. */
export const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED|Failed to fetch|error occurred when fetching the script/
