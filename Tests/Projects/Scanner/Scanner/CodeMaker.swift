import CoreImage.CIFilterBuiltins
import UIKit

/// Makes QR codes.
struct CodeMaker {
  private let context = CIContext()

  /// Returns a code whose squares have sharp edges, or `nil` if the text is too long.
  func picture(of text: String, size: CGFloat) -> UIImage? {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(text.utf8)
    filter.correctionLevel = "M"
    guard let code = filter.outputImage else { return nil }
    let factor = (size / code.extent.width).rounded(.down)
    let large = code.transformed(by: CGAffineTransform(scaleX: factor, y: factor))
    guard let image = context.createCGImage(large, from: large.extent) else { return nil }
    return UIImage(cgImage: image)
  }
}
