import AppBuilder
import Foundation

/// A Swift module that an app needs beside its own: a target of a package or of a project.
struct Library {
  /// The target that it's built from, like an app's.
  let target: AppTarget
  /// Whether the compiler's warnings are reported. Warnings about code that someone else maintains
  /// don't help anyone.
  let tellsWarnings: Bool

  /// The name of its module.
  var name: String { target.moduleName }
}

/// The result of looking up a module by its name.
enum LibraryFinding {
  case library(Library)
  /// There's a module of that name, but it can't be built; in words that follow the import's place.
  case refusal(String)
}
