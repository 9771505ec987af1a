import DeviceProtocol

/// A request in a block of changes.
protocol PhotoChangeRequesting: AnyObject {
  /// Whether the request only adds a photo.
  var isCreation: Bool { get }
  /// The changes, in addition to added images.
  var changes: [PhotoChange] { get }
  /// Adds the request's images, after the block has set its properties.
  func finish(in changes: PhotoChanges)
}
