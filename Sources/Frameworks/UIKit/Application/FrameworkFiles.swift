import Glibc

/// The files that come with UIKit.
enum FrameworkFiles {
  /// Their folder, beside the library or the program that UIKit's code is in.
  static let folder = URL(fileURLWithPath: code, isDirectory: false).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("quince_UIKit.resources").path

  /// The library or the program that this code is in.
  private static var code: String {
    // A function of glibc that no module of Swift's declares. What it fills begins with the file's path.
    typealias Find =
      @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Int32
    var found = [UnsafePointer<CChar>?](repeating: nil, count: 4)
    guard let find = dlsym(nil, "dladdr"),
      unsafeBitCast(find, to: Find.self)(#dsohandle, &found) != 0,
      let file = found[0].map({ String(cString: $0) }), file.hasPrefix("/")
    else { return "/proc/self/exe" }
    return file
  }
}
