import DeviceProtocol
import UIKitCore

/// The properties in the file of a photo that a photo library shows: its size, its date, and its
/// place.
///
/// They're read from the Exif segment of a JPEG or the `eXIf` chunk of a PNG, which can contain
/// anything.
struct ImageMetadata: Equatable, Sendable {
  /// The width of the upright image, in pixels.
  private(set) var width = 0
  /// The height of the upright image, in pixels.
  private(set) var height = 0
  /// The time at which the image was taken.
  private(set) var created: Date?
  /// The place where the image was taken.
  private(set) var place: PhotoPlace?

  /// Creates the properties of an image that has only a size, in pixels.
  init(size: CGSize) {
    (width, height) = (Int(size.width), Int(size.height))
  }

  /// Reads the properties of an image file.
  ///
  /// The size of an image that's neither PNG nor JPEG requires decoding it.
  init(_ file: URL) {
    let data = try? Data(contentsOf: file, options: .mappedIfSafe)
    self.init(data ?? Data())
    guard width == 0, let image = data.flatMap(UIImage.init(data:)) else { return }
    self.init(
      size: CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale))
  }

  /// Reads the properties of an image.
  ///
  /// If the file can't be read, the size is zero.
  /// - Parameter timeZone: The time zone of dates that have none.
  init(_ data: Data, timeZone: TimeZone = .current) {
    let file = ImageFileParts(data)
    (width, height) = (file.width, file.height)
    guard let exif = file.exif.flatMap({ ExifDirectory($0) }) else { return }
    if let orientation = exif.number(.orientation), (5...8).contains(orientation) {
      (width, height) = (height, width)
    }
    created = exif.date(in: timeZone)
    place = exif.place
  }
}
