// Finds elements in a device's description of its screen. A path is the list of elements from the
// screen to an element.

const contains = ([[x, y], [width, height]], [left, top]) =>
  left >= x && left < x + width && top >= y && top < y + height;

// Returns the paths to the elements at a location, with the frontmost innermost element first.
export function elementAt(screen, location) {
  const paths = [];
  const look = (path) => {
    const element = path.at(-1);
    if (!element.isVisible) return;
    for (const child of [...element.children].reverse()) look([...path, child]);
    if (contains(element.frame, location)) paths.push(path);
  };
  if (screen) look([screen]);
  return paths;
}

// Returns the path to the element with an ID.
export function elementWithID(screen, id) {
  const look = (path) => {
    const element = path.at(-1);
    if (element.id === id) return path;
    for (const child of element.children) {
      const found = look([...path, child]);
      if (found) return found;
    }
    return null;
  };
  return screen ? look([screen]) : null;
}

function* all(element) {
  if (!element.isVisible) return;
  yield element;
  for (const child of element.children) yield* all(child);
}

const nameOf = (element) => element.label ?? element.text ?? element.placeholder;

// Returns the element on another screen that corresponds to the one at the end of a path. It has
// the same identifier, or else the same name, or else the same position in the tree.
export function counterpart(path, screen) {
  if (!screen) return null;
  const element = path.at(-1);
  const alike = (isAlike) => {
    const index = [...all(path[0])].filter(isAlike).indexOf(element);
    return index < 0 ? null : [...all(screen)].filter(isAlike)[index] ?? null;
  };
  if (element.identifier) {
    const found = alike(({ identifier, type }) => identifier === element.identifier && type === element.type);
    if (found) return found;
  }
  const name = nameOf(element);
  if (name) {
    const found = alike((other) => nameOf(other) === name && other.type === element.type);
    if (found) return found;
  }
  return atSamePlace(path, screen);
}

function atSamePlace(path, screen) {
  let place = screen;
  for (let depth = 1; depth < path.length; depth += 1) {
    const siblings = path[depth - 1].children;
    if (place.children.length !== siblings.length) return null;
    place = place.children[siblings.indexOf(path[depth])];
    if (place.type !== path[depth].type) return null;
  }
  return place;
}
