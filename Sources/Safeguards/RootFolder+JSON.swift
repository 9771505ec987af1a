import Foundation

/// Values that Quince stores for its own use, as JSON.
extension RootFolder {
  /// Returns the value stored in a file, or `nil` if the file doesn't exist or doesn't contain such
  /// a value.
  package func value<Value: Decodable>(_ type: Value.Type, at path: String) -> Value? {
    (try? read(path)).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// Replaces anything at a path with a file that contains a value, as `replace` does.
  /// - Throws: `FileFailure` or `EncodingError`.
  package func keep(_ value: some Encodable, at path: String) throws {
    try replace(path, with: JSONEncoder().encode(value))
  }
}
