import Glibc

/// The libraries and the program that a process runs.
package enum LoadedCode {
  /// The file that some code is in.
  /// - Parameter place: The code's `#dsohandle`.
  package static func file(of place: UnsafeRawPointer) -> String {
    // A function of glibc that no module of Swift's declares. What it fills begins with the file's path.
    typealias Find =
      @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Int32
    var found = [UnsafePointer<CChar>?](repeating: nil, count: 4)
    guard let find = dlsym(nil, "dladdr"),
      unsafeBitCast(find, to: Find.self)(place, &found) != 0,
      let file = found[0].map({ String(cString: $0) }), file.hasPrefix("/")
    else { return "/proc/self/exe" }
    return file
  }
}
