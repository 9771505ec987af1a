import DisplayList
import Foundation

/// The limits of HTTP archives, which can come from someone else.
package enum HARLimit {
  /// The maximum size of an archive, in bytes.
  package static let size = 128 << 20
  /// The maximum number of entries.
  package static let entries = 20_000
  /// The maximum size of a body, in bytes.
  package static let body = Int(AppLimit.recordedBody.maximum)
  /// The maximum size of all bodies, in bytes, which in Base64 fit into an archive.
  package static let bodies = 96_000_000

  /// Returns the reason that a number of bytes is too large, or `nil` if it isn't.
  static func problem(ofBodies bytes: Int) -> String? {
    bytes > bodies ? "all bodies up to this one have \(bytes) bytes; the limit is \(bodies)" : nil
  }
}
