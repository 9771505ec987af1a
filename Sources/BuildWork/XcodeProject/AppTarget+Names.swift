import AppBuilder
import Safeguards

extension AppTarget {
  /// The name of the bundle, such as `Foo.app`.
  var bundleName: String { settings["WRAPPER_NAME"] ?? "\(productName).app" }

  /// Checks the names that are used in file names and compiler arguments.
  /// - Throws: `BuildFailure` for a name that's a path or isn't an identifier.
  func checkNames() throws {
    try checkFileName(productName, "PRODUCT_NAME")
    try checkFileName(executableName, "EXECUTABLE_NAME")
    try checkFileName(bundleName, "WRAPPER_NAME")
    guard bundleName.hasSuffix(".app") || bundleName.hasSuffix(".xctest"),
      !bundleName.hasPrefix(".")
    else {
      throw failure(
        "invalid app name “\(bundleName)”", "WRAPPER_NAME", "use a name that ends in .app")
    }
    guard executableName != "Info.plist" else {
      throw failure("the executable can't be named Info.plist", "EXECUTABLE_NAME", nil)
    }
    try checkModuleName()
  }

  /// Checks the module's name, which is used in file names and source code.
  /// - Throws: `BuildFailure` for one that isn't an identifier.
  func checkModuleName() throws {
    guard CompilerFlags.isIdentifier(moduleName) else {
      throw failure(
        "invalid Swift module name “\(moduleName.prefix(100))”", "PRODUCT_MODULE_NAME",
        "use letters, digits, and underscores")
    }
  }

  private func checkFileName(_ name: String, _ setting: String) throws {
    do {
      try RootFolder.checkName(name)
    } catch {
      throw failure("invalid name “\(name.prefix(100))”: \(error.reason)", setting, nil)
    }
    guard !name.contains(where: { $0.isNewline }) else {
      throw failure("the name contains a line break", setting, nil)
    }
  }

  private func failure(_ message: String, _ setting: String, _ hint: String?) -> BuildFailure {
    BuildFailure(
      message, file: (settings.file(of: setting) ?? project).path, element: setting, hint: hint)
  }
}
