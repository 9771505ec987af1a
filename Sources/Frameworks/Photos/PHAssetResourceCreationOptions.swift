import Foundation
import Stubs

/// The options for adding a file to a new asset.
///
/// Follows <https://developer.apple.com/documentation/photos/phassetresourcecreationoptions>.
open class PHAssetResourceCreationOptions: NSObject {
  /// The type of the file, or `nil` to find it out.
  open var uniformTypeIdentifier: String?
  /// The name of the file in the library.
  open var originalFilename: String? {
    didSet { Stub.photoFileName.report(if: originalFilename != nil) }
  }
  /// Whether the file is removed from its folder.
  open var shouldMoveFile = false

  /// Creates options.
  public override init() {
    super.init()
  }
}
