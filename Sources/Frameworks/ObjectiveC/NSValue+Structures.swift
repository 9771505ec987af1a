import Foundation

/// The encoding of a structure of numbers in an `NSValue`.
///
/// Foundation supports its own structures and arrays, but no others.
package struct StructureEncoding<Structure>: Sendable {
  fileprivate let code: String

  /// - Parameter code: The Objective-C encoding for an array of numbers with the structure's size,
  ///   which must be unique to the structure.
  package init(_ code: String) {
    self.code = code
  }

  /// Returns the structure in a value, or `nil` if the value contains another type.
  package func structure(in value: NSValue) -> Structure? {
    guard String(cString: value.objCType) == code else { return nil }
    return withUnsafeTemporaryAllocation(of: Structure.self, capacity: 1) { place in
      guard let address = place.baseAddress else { return nil }
      value.getValue(address)
      return address.pointee
    }
  }
}

extension NSValue {
  /// Creates a value that contains a structure.
  package convenience init<Structure>(
    _ structure: Structure, as encoding: StructureEncoding<Structure>
  ) {
    let place = UnsafeMutablePointer<Structure>.allocate(capacity: 1)
    place.initialize(to: structure)
    defer { place.deallocate() }
    self.init(bytes: place, objCType: encoding.code)
  }
}
