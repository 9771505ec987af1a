/// A file that the manifest leaves out, and that doesn't compile.
let draft: Nothing = 1
