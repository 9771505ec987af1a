import Stubs

/// The files that come with UIKit.
enum FrameworkFiles {
  /// Their folder, beside the library or the program that UIKit's code is in.
  static let folder = URL(
    fileURLWithPath: LoadedCode.file(of: #dsohandle), isDirectory: false
  ).resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("quince_UIKitCore.resources").path
}
