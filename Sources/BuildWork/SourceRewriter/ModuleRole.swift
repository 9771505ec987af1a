import AppBuilder

/// The purpose of a module, which determines which of its functions are called.
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

  /// Whether the module calls the functions that register the classes of its libraries.
  var registersLibraries: Bool {
    if case .library = self { return false }
    return true
  }
}
