import Testing
import UIKit

/// The images that the system provides for all apps.
@MainActor struct SystemImageTests {
  @Test func theSystemHasImagesForAddingAndRemoving() {
    for image in [
      UIImage.actions, .add, .remove, .checkmark, .strokedCheckmark,
    ] {
      #expect(image.isSymbolImage && image.size.width > 0)
    }
  }

  @Test func aRendererMakesImagesAsDetailedAsThisOne() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let size = CGSize(width: 4, height: 4)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    #expect(image.imageRendererFormat.scale == 3)
    #expect(!image.isHighDynamicRange)
  }
}
