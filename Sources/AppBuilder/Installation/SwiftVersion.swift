import Foundation

/// The version of a Swift compiler.
///
/// A compiler can read only modules that the same version has built. Its parser libraries work only
/// with programs that were linked with the same version.
package struct SwiftVersion: Equatable, Sendable, CustomStringConvertible {
  /// The compiler's own description, such as `6.3.1 (swift-6.3.1-RELEASE)`.
  private let text: String

  /// Reads the version of the compiler that built a module.
  /// - Returns: `nil` if the file isn't a module.
  init?(compilerOf module: URL) {
    guard let file = try? FileHandle(forReadingFrom: module),
      let start = try? file.read(upToCount: Self.searchedBytes),
      let prefix = start.range(of: Data("Swift version ".utf8))
    else { return nil }
    text = String(decoding: start[prefix.upperBound...].prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The number of bytes to search for the version.
  ///
  /// In a module, the version follows the format's tables, which take 15 KB.
  private static let searchedBytes = 1 << 16

  /// The version number, such as `6.3.1`.
  package var number: String { String(text.prefix { $0 != " " }) }

  /// The name and version, such as `Swift 6.3.1`.
  package var description: String { "Swift \(number)" }
}
