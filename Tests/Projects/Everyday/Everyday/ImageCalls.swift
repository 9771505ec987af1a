import UIKit

/// Performs all possible operations on every kind of image.
enum ImageCalls {
  static func run() -> String {
    var failures: [String] = []
    var count = 0
    for (kind, image) in kinds {
      for (change, changed) in changes(of: image) {
        count += 1
        for (use, works) in uses where !works(changed) {
          failures.append("\(kind) \(change) \(use)")
        }
      }
    }
    let tinted = color(of: drawn.withTintColor(.blue))
    return "\(count) \(failures.joined(separator: ", ")) \(tinted)"
  }

  private static var drawn: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
  }

  private static var kinds: [(String, UIImage)] {
    let drawn = drawn
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 0)
    drawn.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    let begun = UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    UIGraphicsEndImageContext()
    let decoded = UIImage(data: drawn.pngData() ?? Data()) ?? UIImage()
    let nested = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
      drawn.withTintColor(.green).draw(at: .zero)
    }
    return [
      ("drawn", drawn), ("begun", begun), ("decoded", decoded), ("nested", nested),
      ("symbol", UIImage(systemName: "star.fill") ?? UIImage()),
      (
        "large symbol",
        UIImage(
          systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
          ?? UIImage()
      ),
      ("jpeg", UIImage(data: drawn.jpegData(compressionQuality: 0.8) ?? Data()) ?? UIImage()),
      ("core", drawn.cgImage.map { UIImage(cgImage: $0) } ?? UIImage()),
      ("asset", UIImage(named: "Dot") ?? UIImage()),
      ("empty", UIImage()),
    ]
  }

  private static func changes(of image: UIImage) -> [(String, UIImage)] {
    let tinted = image.withTintColor(.blue)
    return [
      ("as it is", image), ("tinted", tinted), ("tinted twice", tinted.withTintColor(.green)),
      ("original", image.withTintColor(.blue, renderingMode: .alwaysOriginal)),
      ("template", image.withRenderingMode(.alwaysTemplate)),
      ("tinted template", tinted.withRenderingMode(.alwaysTemplate)),
      ("resizable", image.resizableImage(withCapInsets: .zero)),
      (
        "stretched",
        tinted.resizableImage(
          withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2), resizingMode: .stretch)
      ),
      ("stretchable", image.stretchableImage(withLeftCapWidth: 3, topCapHeight: 3)),
      (
        "aligned", image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
      ),
      ("flipped", tinted.imageFlippedForRightToLeftLayoutDirection()),
      ("configured", image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 10))),
      ("applied", image.applyingSymbolConfiguration(.init(weight: .bold)) ?? image),
      ("small", tinted.preparingThumbnail(of: CGSize(width: 5, height: 5)) ?? image),
      ("prepared", tinted.preparingForDisplay() ?? image),
      ("copied", tinted.copy() as? UIImage ?? image),
    ]
  }

  private static var uses: [(String, (UIImage) -> Bool)] {
    [
      ("png", { ($0.pngData() == nil) == ($0.size == .zero) }),
      ("jpeg", { ($0.jpegData(compressionQuality: 0.5) == nil) == ($0.size == .zero) }),
      ("pixels", { ($0.cgImage == nil) == ($0.size == .zero) }),
      ("equality", { $0 == $0 && $0.hash == $0.hash && $0.isEqual($0) }),
      ("words", { !$0.description.isEmpty }),
      (
        "drawing",
        { image in
          let format = UIGraphicsImageRendererFormat()
          let size = CGSize(width: 30, height: 30)
          return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(at: .zero)
            image.draw(in: CGRect(x: 1, y: 1, width: 7, height: 7))
            image.draw(at: .zero, blendMode: .multiply, alpha: 0.5)
            image.draw(in: CGRect(origin: .zero, size: size), blendMode: .normal, alpha: 1)
            image.drawAsPattern(in: CGRect(origin: .zero, size: size))
          }.pngData() != nil
        }
      ),
    ]
  }

  /// Returns the color in the middle of an image.
  private static func color(of image: UIImage) -> String {
    let view = UIImageView(image: image)
    view.layoutIfNeeded()
    let isBlue = image.pngData() != drawn.pngData()
    let other = drawn.withTintColor(.green).pngData()
    return isBlue && image.pngData() != other ? "tinted" : "not tinted"
  }
}
