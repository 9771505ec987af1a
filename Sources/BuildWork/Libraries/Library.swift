import AppBuilder
import Foundation

/// A Swift module that an app needs in addition to its own: a target of a package or project.
struct Library {
  /// The target that the library is built from.
  let target: AppTarget
  /// Whether the compiler's warnings are reported.
  ///
  /// Warnings about other people's code don't help the user.
  let tellsWarnings: Bool

  /// The name of the library's module.
  var name: String { target.moduleName }
}

/// The result of looking up a module by its name.
enum LibraryFinding {
  case library(Library)
  /// A C module that needs no compiling.
  case headers(HeaderLibrary)
  /// A module of that name exists but can't be built.
  ///
  /// The string follows the import's location in a message.
  case refusal(String)
}
