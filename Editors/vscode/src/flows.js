// Finds flows.
"use strict";

const path = require("node:path");

// Returns whether a YAML file is a flow that can be played without another one.
const isFlow = (text) => /^- *launchApp\b/m.test(text);

// Returns a flow's name: the one in its header, or its file's.
function flowName(file, text) {
  const header = /^---\s*$/m.test(text) ? text.slice(0, text.search(/^---\s*$/m)) : "";
  const name = /^name: *(.+?) *$/m.exec(header)?.[1].replace(/^(["'])(.*)\1$/, "$2");
  return name ?? path.basename(file).replace(/\.ya?ml$/, "");
}

module.exports = { isFlow, flowName };
