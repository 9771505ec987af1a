import Stubs

/// The files that are installed with UIKit.
enum FrameworkFiles {
  /// The folder of the files, next to the library or executable that contains UIKit's code.
  static let folder = URL(
    fileURLWithPath: LoadedCode.file(of: #dsohandle), isDirectory: false
  ).resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("quince_UIKitCore.resources").path
}
