import Foundation
import UIKit

/// The size of a requested image.
struct ImageSize: Hashable {
  /// The size, in pixels.
  let pixels: CGSize
  /// Whether it's the size of the original.
  let isOriginal: Bool

  /// Returns the size that fits or fills a target, but isn't larger than the original.
  init(of asset: PHAsset, target: CGSize, _ mode: PHImageContentMode) {
    let original = CGSize(width: asset.pixelWidth, height: asset.pixelHeight)
    let isValid =
      target.width > 0 && target.height > 0 && original.width > 0 && original.height > 0
    let (x, y) = (target.width / original.width, target.height / original.height)
    let scale = isValid ? mode == .aspectFit ? min(x, y) : max(x, y) : 1
    isOriginal = scale >= 1
    pixels =
      isOriginal
      ? original
      : CGSize(
        width: max(1, (original.width * scale).rounded()),
        height: max(1, (original.height * scale).rounded()))
  }
}
