// The addresses of devices' pages.
"use strict";

const PAGE = /^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}\/[\w-]+\/$/;

// Returns whether a value is the address of a page on this computer.
const isPage = (address) => typeof address === "string" && PAGE.test(address);

const originOf = (address) => new URL(address).origin;

module.exports = { isPage, originOf };
