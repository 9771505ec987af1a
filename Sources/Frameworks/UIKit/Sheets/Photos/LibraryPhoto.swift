import DisplayList
import UIKitCore

/// A photo in the device's photo library.
package struct LibraryPhoto: Hashable, Sendable {
  private enum Source: Hashable {
    case sample(SamplePhoto)
    case file(URL)
    case saved(UIImage)
  }

  /// The identifier of the photo, which never changes.
  package let identifier: String
  private let source: Source

  init(_ sample: SamplePhoto) {
    identifier = "sample/\(sample.rawValue)"
    source = .sample(sample)
  }

  init(file: URL) {
    identifier = file.lastPathComponent
    source = .file(file)
  }

  /// Creates a photo that the app saved and that the device might not have written yet.
  init(saved image: UIImage, as name: String) {
    identifier = name
    source = .saved(image)
  }

  /// The file name without the extension.
  package var name: String {
    switch source {
    case .sample(let sample): sample.rawValue
    case .file, .saved: (identifier as NSString).deletingPathExtension
    }
  }

  /// A version of the photo that's available quickly, for a grid.
  var preview: UIImage? {
    switch source {
    case .sample(let sample): sample.drawing
    case .file(let file): UIImage(contentsOfFile: file.path)
    case .saved(let image): image
    }
  }

  /// The photo with all its pixels.
  package var image: UIImage? {
    switch source {
    case .sample(let sample): sample.drawing.cgImage.map { UIImage(cgImage: $0) }
    case .file(let file): FileManager.default.contents(atPath: file.path).flatMap(UIImage.init)
    case .saved(let image): image
    }
  }

  /// The contents of the photo's file.
  package var data: Data? {
    switch source {
    case .sample, .saved: image?.pngData()
    case .file(let file): FileManager.default.contents(atPath: file.path)
    }
  }

  /// The name of the photo's file.
  package var fileName: String {
    switch source {
    case .sample(let sample): "\(sample.rawValue).png"
    case .file, .saved: identifier
    }
  }

  /// The uniform type identifier of the photo's file.
  package var typeIdentifier: String {
    switch (fileName as NSString).pathExtension.lowercased() {
    case "jpg", "jpeg": "public.jpeg"
    case "gif": "com.compuserve.gif"
    case "heic": "public.heic"
    case "webp": "org.webmproject.webp"
    default: "public.png"
    }
  }

  /// Copies the photo to a folder that belongs to the app.
  package func writeCopy() -> URL? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let file = folder.appendingPathComponent(fileName)
    guard let data,
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil, (try? data.write(to: file)) != nil
    else { return nil }
    return file
  }
}
