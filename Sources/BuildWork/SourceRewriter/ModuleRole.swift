import AppBuilder

/// The purpose of a module, which determines the parts of it that are called, and the callers.
enum ModuleRole {
  /// The app itself.
  case app
  /// A library of an app or of tests.
  case library
  /// The tests of a target.
  case tests(BuiltTests.Place)

  /// Returns the function that registers the module's classes.
  func registration(of module: String) -> String {
    switch self {
    case .app: "quince_register_classes"
    case .library, .tests: "quince_register_classes_\(module)"
    }
  }

  /// Whether the module calls the functions that make the classes of its libraries known.
  var registersLibraries: Bool {
    if case .library = self { return false }
    return true
  }
}
