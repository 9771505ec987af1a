import Foundation

/// A floor of a building.
///
/// Follows <https://developer.apple.com/documentation/corelocation/clfloor>.
open class CLFloor: NSObject, @unchecked Sendable {
  /// The number of the floor.
  public let level: Int

  init(level: Int) {
    self.level = level
    super.init()
  }
}
