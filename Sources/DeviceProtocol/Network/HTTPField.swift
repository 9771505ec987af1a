import DisplayList

/// A header field of a request or a response.
package struct HTTPField: Codable, Equatable, Hashable, Sendable {
  /// The name, in any case.
  package var name: String
  /// The value.
  package var value: String

  /// Creates a field.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension [HTTPField] {
  /// Returns the value of the first field with a name, in any case.
  package func value(of name: String) -> String? {
    first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The fields as a dictionary, in which the values of fields with the same name are joined.
  package var dictionary: [String: String] {
    Dictionary(map { ($0.name, $0.value) }) { $0 + ", " + $1 }
  }

  /// Checks the number of fields and their lengths.
  /// - Throws: `LimitExceeded`.
  package func checkLimits() throws {
    try AppLimit.headerFields.check(count)
    for field in self {
      try AppLimit.headerText.check(field.name.utf8.count)
      try AppLimit.headerText.check(field.value.utf8.count)
    }
  }
}
