import AppRuntime
import DisplayList
import Raster
import Synchronization

/// The images that were drawn, so that the device gets each one before the first frame that shows it.
package final class ImageStore: Sendable {
  /// The images of the app.
  package static let shared = ImageStore()

  private struct Contents {
    var images: [ImageID: CGImage] = [:]
    var unsent: Set<ImageID> = []
  }

  private let contents = Mutex(Contents())

  /// Keeps an image that a command draws.
  package func add(_ image: CGImage) {
    contents.withLock {
      guard $0.images[image.id] == nil else { return }
      $0.images[image.id] = image
      $0.unsent.insert(image.id)
    }
  }

  /// The images that were added since the last call.
  private func takeUnsent() -> [CGImage] {
    contents.withLock { contents in
      defer { contents.unsent.removeAll() }
      return contents.unsent.compactMap { contents.images[$0] }
    }
  }

  /// Sends the device the images that it lacks.
  @MainActor package func sendUnsent() {
    for image in takeUnsent() { DeviceLink.shared.send(image: image.data, id: image.id) }
  }

  /// The pixels of commands, drawn without a device.
  package func bitmap(of commands: [DrawingCommand], size: CGSize, scale: CGFloat) -> Bitmap? {
    let rasterizer = Rasterizer()
    contents.withLock { contents in
      for case .image(let id, _, _, _, _) in commands {
        rasterizer.images[id] = contents.images[id]?.data
      }
    }
    return try? rasterizer.bitmap(
      of: [DisplayList(size: size, commands: commands)], scale: Double(scale))
  }
}

extension CGImage {
  /// An image that encoded bytes hold; `nil` where they hold none.
  package convenience init?(encoded data: Data) {
    guard let file = ImageFile(data: data) else { return nil }
    self.init(file)
  }

  /// Creates an image from a file's, in PNG where the device doesn't know the file's format.
  package convenience init(_ file: ImageFile) {
    var data = file.data
    if file.format == .other, let bitmap = file.bitmap() { data = bitmap.png() }
    self.init(
      id: ImageID(rawValue: data.fingerprint), data: data, width: file.uprightWidth,
      height: file.uprightHeight)
  }

  /// Creates an image from pixels.
  package convenience init(_ bitmap: Bitmap) {
    let data = bitmap.png()
    self.init(
      id: ImageID(rawValue: data.fingerprint), data: data, width: bitmap.width,
      height: bitmap.height)
  }
}

extension ImageFile {
  private var isTurned: Bool { orientation >= 5 }

  /// The width once the image is turned as its Exif data say.
  var uprightWidth: Int { isTurned ? pixelHeight : pixelWidth }

  /// The height once the image is turned as its Exif data say.
  var uprightHeight: Int { isTurned ? pixelWidth : pixelHeight }
}

extension Data {
  /// A number that other bytes are not likely to have.
  fileprivate var fingerprint: UInt64 {
    withUnsafeBytes { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
      let words = bytes.count / 8
      for index in 0..<words {
        let word = bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
        hash = (hash ^ word) &* 0x0000_0100_0000_01B3
        hash ^= hash >> 29
      }
      for index in words * 8..<bytes.count {
        hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
      }
      return hash
    }
  }
}
