// Translates paths between VS Code on Windows and Quince in the Windows Subsystem for Linux.
"use strict";

const DRIVE = /^([A-Za-z]):[\\/]?/;
const SHARE = /^[\\/]{2}(wsl\$|wsl\.localhost)[\\/]([^\\/]+)[\\/]?/i;
const MOUNT = /^\/mnt\/([a-z])(?:\/|$)/;

// Paths are the same on both sides.
const samePaths = { toQuince: (path) => path, toEditor: (path) => path };

// Paths of a distribution, whose files Windows shows in the folder `root`, such as "\\wsl.localhost\Debian".
function windowsPaths(root) {
  return {
    toQuince(path) {
      const share = path.match(SHARE);
      if (share) return "/" + path.slice(share[0].length).replaceAll("\\", "/");
      const drive = path.match(DRIVE);
      if (!drive) return path.replaceAll("\\", "/");
      const rest = path.slice(drive[0].length).replaceAll("\\", "/");
      return `/mnt/${drive[1].toLowerCase()}${rest ? "/" + rest : ""}`;
    },
    toEditor(path) {
      if (!path.startsWith("/")) return path.replaceAll("/", "\\");
      const mount = path.match(MOUNT);
      if (mount) return `${mount[1]}:\\${path.slice(mount[0].length).replaceAll("/", "\\")}`;
      return root + path.replaceAll("/", "\\");
    },
  };
}

// Returns the folder in which Windows shows the files of a distribution, as a path in that folder writes it.
function rootOf(path) {
  const share = path.match(SHARE);
  return share ? `\\\\${share[1]}\\${share[2]}` : undefined;
}

// Returns the folder in which Windows shows the files of a distribution.
const rootOfDistribution = (name) => `\\\\wsl.localhost\\${name}`;

module.exports = { samePaths, windowsPaths, rootOf, rootOfDistribution };
