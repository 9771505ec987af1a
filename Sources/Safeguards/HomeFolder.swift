import Foundation

/// The paths of the user's home folder, each of which is `nil` if it isn't absolute.
enum HomeFolder {
  /// The home folder in the environment.
  static var named: String? {
    getenv("HOME").map { String(cString: $0) }.flatMap(absolute)
  }

  /// The home folder in the list of accounts.
  static var listed: String? {
    getpwuid(getuid()).flatMap { $0.pointee.pw_dir }.map { String(cString: $0) }.flatMap(absolute)
  }

  private static func absolute(_ path: String) -> String? { path.hasPrefix("/") ? path : nil }
}
