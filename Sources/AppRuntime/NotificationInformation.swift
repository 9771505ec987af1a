import Foundation

/// Conversion of the user info in notifications to and from the format that the device stores.
package enum NotificationInformation {
  /// Returns the bytes of a dictionary, or `nil` for an empty one.
  /// - Throws: An error if the dictionary isn't a property list.
  package static func data(_ dictionary: [AnyHashable: Any]) throws -> Data? {
    guard !dictionary.isEmpty else { return nil }
    return try PropertyListSerialization.data(
      fromPropertyList: dictionary, format: .binary, options: 0)
  }

  /// Returns the dictionary for bytes that the device stored.
  package static func dictionary(_ data: Data) -> [AnyHashable: Any]? {
    // The bytes come from `data(_:)`, or from a payload that the device has read.
    try? PropertyListSerialization.propertyList(from: data, format: nil) as? [AnyHashable: Any]
  }
}
