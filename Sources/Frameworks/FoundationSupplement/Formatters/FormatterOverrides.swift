import Foundation

/// A formatter of an app's that writes dates in its own way; the builder has its `string(from:)` be
/// this.
package protocol DateTextWriting: DateFormatter {
  /// Returns the date as text.
  func quinceString(from date: Date) -> String
}

/// A formatter of an app's that writes numbers in its own way.
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
