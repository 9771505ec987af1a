import Foundation

/// An image that a flow adds to the photo library.
package struct MediaFile: Sendable {
  /// The path, as it's written in the flow.
  package let path: String
  /// The contents.
  package let data: Data
}
