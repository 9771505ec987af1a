import CoreGraphics
import Foundation
import Raster
import Stubs

/// An object that writes an image into a file or into data, as PNG or JPEG.
///
/// The quality, the largest size, and the orientation are the only properties that are written.
///
/// Follows <https://developer.apple.com/documentation/imageio/cgimagedestination>.
public final class CGImageDestination {
  /// The formats that can be written.
  enum Format: String, CaseIterable {
    case png = "public.png"
    case jpeg = "public.jpeg"
  }

  private let format: Format
  private let write: (Data) -> Bool
  private var properties: [String: Any] = [:]
  private var image: (pixels: CGImage, properties: [String: Any])?
  private var hasTooManyImages = false
  private var isFinished = false

  /// Creates a destination of one image.
  /// - Parameter write: A closure that stores the file, and returns whether that succeeded.
  /// - Returns: `nil` for another format or number of images.
  init?(_ type: String, count: Int, write: @escaping (Data) -> Bool) {
    guard let format = Format(rawValue: type), count == 1 else {
      Stub.imageDestinationFormat.report(about: count == 1 ? type : "\(count) images")
      return nil
    }
    self.format = format
    self.write = write
  }

  func set(_ properties: CFDictionary?) {
    let values = Self.values(of: properties)
    Self.reportLosses(of: values)
    self.properties.merge(values) { $1 }
  }

  /// - Parameter source: The properties that the image has in the file that it comes from.
  func add(_ pixels: CGImage, _ properties: CFDictionary?, from source: [String: Any] = [:]) {
    if image != nil { hasTooManyImages = true }
    let values = Self.values(of: properties)
    Self.reportLosses(of: values)
    image = (pixels, source.merging(values) { $1 })
  }

  /// The properties that are written.
  private static let supported: Set<String> = [
    kCGImageDestinationLossyCompressionQuality, kCGImageDestinationImageMaxPixelSize,
    kCGImagePropertyOrientation,
  ]

  private static func reportLosses(of properties: [String: Any]) {
    let losses = properties.keys.filter { !supported.contains($0) }.sorted()
    guard let first = losses.first else { return }
    Stub.imageDestinationProperties.report(about: first)
  }

  /// Writes the image, and returns whether that succeeded.
  func finish() -> Bool {
    guard let image, !hasTooManyImages, !isFinished else { return false }
    isFinished = true
    let values = properties.merging(image.properties) { $1 }
    return file(of: image.pixels, values).map(write) ?? false
  }

  private static func values(of properties: CFDictionary?) -> [String: Any] {
    properties as? [String: Any] ?? [:]
  }

  private func file(of image: CGImage, _ values: [String: Any]) -> Data? {
    guard var bitmap = Bitmap(image) else { return nil }
    if let length = PixelLength.read(values[kCGImageDestinationImageMaxPixelSize]) {
      bitmap = bitmap.shrunk(to: length)
    }
    let orientation = (values[kCGImagePropertyOrientation] as? NSNumber)?.intValue ?? 1
    let exif = (2...8).contains(orientation) ? ExifWriter.data(orientation: orientation) : nil
    switch format {
    case .png: return exif.map { bitmap.png().inserting(exifInPNG: $0) } ?? bitmap.png()
    case .jpeg:
      let quality = values[kCGImageDestinationLossyCompressionQuality] as? NSNumber
      let file = ImageFile.jpeg(bitmap, quality: quality?.doubleValue ?? 0.8)
      return exif.flatMap { exif in file?.inserting(exifInJPEG: exif) } ?? file
    }
  }
}
