import Foundation

/// A file's address in messages.
enum FileAddress {
  /// Returns the path of the file that an address refers to, or `nil` if it isn't a file's.
  static func path(of address: String) -> String? {
    guard address.hasPrefix("file://"), let url = URL(string: address) else { return nil }
    return url.standardizedFileURL.path
  }

  /// Returns the address of a file.
  static func of(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }
}
