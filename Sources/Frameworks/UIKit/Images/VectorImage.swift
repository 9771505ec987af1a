import DisplayList
import Raster
import VectorGraphics

/// Vector images, which are SVG files and PDF files that the builder has rendered.
enum VectorImage {
  /// The builder's names for the rendered images of a PDF file, by the number of pixels per point.
  private static let pictures: [(suffix: String, scale: CGFloat)] = [
    ("@6x.png", 6), ("@3x.png", 3),
  ]

  /// Returns the image of an SVG or PDF file, or `nil` for any other file.
  /// - Throws: `SVGFailure` if a file can't be read.
  static func read(_ file: String, _ look: UIImage.Look) throws(SVGFailure) -> UIImage? {
    switch (file as NSString).pathExtension.lowercased() {
    case "svg":
      guard let data = FileManager.default.contents(atPath: file) else { return nil }
      let picture = try SVGPicture(data)
      return UIImage(
        .commands(picture.commands), size: picture.size,
        scale: UITraitCollection.current.displayScale, look: look)
    case "pdf": return try drawn(file, look)
    default: return nil
    }
  }

  private static func drawn(_ file: String, _ look: UIImage.Look) throws(SVGFailure) -> UIImage {
    for (suffix, scale) in pictures {
      guard let data = FileManager.default.contents(atPath: file + suffix),
        let picture = ImageFile(data: data)
      else { continue }
      return UIImage(CGImage(picture), scale: scale, look: look)
    }
    throw SVGFailure(line: nil, message: "this PDF file couldn't be drawn when the app was built")
  }
}
