import Foundation
import Stubs

extension UIImage {
  /// Returns the image as HEIC data, which isn't supported.
  public func heicData() -> Data? {
    Stub.imageHEICData.report()
    return nil
  }
}
