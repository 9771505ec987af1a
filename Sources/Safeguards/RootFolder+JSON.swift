import Foundation

/// Values that Quince keeps for itself, as JSON.
extension RootFolder {
  /// Returns the value in a file, or `nil` if the file doesn't exist or doesn't contain such a
  /// value.
  package func value<Value: Decodable>(_ type: Value.Type, at path: String) -> Value? {
    (try? read(path)).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// Replaces whatever is at a path with a value, as `replace` does.
  /// - Throws: `FileFailure`, `EncodingError`
  package func keep(_ value: some Encodable, at path: String) throws {
    try replace(path, with: JSONEncoder().encode(value))
  }
}
