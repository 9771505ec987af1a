import DeviceProtocol
import Foundation

/// Decodes the elements that an app sends, reusing those that haven't changed.
struct ElementDecoder {
  private var lastBytes: Data?
  private var lastRoot: ScreenElement?

  /// - Throws: `ByteReader.Malformed` or `LimitExceeded`.
  mutating func decode(_ bytes: Data) throws -> ScreenElement {
    if bytes == lastBytes, let lastRoot { return lastRoot }
    let root = try ScreenElement(encoded: bytes)
    lastBytes = bytes
    lastRoot = root
    return root
  }
}
