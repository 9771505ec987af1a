/// A file that the manifest excludes, and that doesn't compile.
let draft: Nothing = 1
