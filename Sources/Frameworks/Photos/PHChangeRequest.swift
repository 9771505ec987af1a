import Foundation

/// A request to change the photo library, which must be created in a block of changes.
///
/// Follows <https://developer.apple.com/documentation/photos/phchangerequest>.
open class PHChangeRequest: NSObject {
  override init() {
    super.init()
  }
}
