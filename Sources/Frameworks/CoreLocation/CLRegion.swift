import Foundation

/// A region on the earth.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clregion>.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The identifier of the region.
  public let identifier: String
  /// Whether the app is notified when the device enters the region.
  open var notifyOnEntry = true
  /// Whether the app is notified when the device leaves the region.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Returns whether another region has the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
}
