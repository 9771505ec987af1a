/// A file for the toolchain's debugger, from the folder `Files`.
package struct DebuggerFile: Sendable {
  /// The name of the file.
  package let name: String
  /// The contents of the file.
  package let text: String

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The source of a library that stands in for an older library of Python.
  package static let python = DebuggerFile("python.c", PackageResources.python_c)
  /// The module that shows the objects of apps.
  package static let formatters = DebuggerFile(
    "quince_formatters.py", PackageResources.quince_formatters_py)
}
