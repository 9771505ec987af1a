import Foundation

/// An app's date formatter that overrides `string(from:)`.
///
/// The builder renames the override to this protocol's method.
package protocol DateTextWriting: DateFormatter {
  /// Returns the date as text.
  func quinceString(from date: Date) -> String
}

/// An app's number formatter that overrides `string(from:)`.
package protocol NumberTextWriting: NumberFormatter {
  /// Returns the number as text.
  func quinceString(from number: NSNumber) -> String?
}

extension DateFormatter {
  /// The implementation of `super.string(from:)` in an app's formatter.
  package func quinceSuperString(from date: Date) -> String {
    FormatterCalls.plainString(from: date, by: self)
  }
}

extension NumberFormatter {
  /// The implementation of `super.string(from:)` in an app's formatter.
  package func quinceSuperString(from number: NSNumber) -> String? {
    FormatterCalls.plainString(from: number, by: self)
  }
}
