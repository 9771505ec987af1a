import DisplayList
import UIKitCore

/// A photo in the device's photo library.
package struct LibraryPhoto: Hashable, Sendable {
  private enum Source: Hashable {
    case sample(SamplePhoto)
    case file(URL)
    case saved(Data)
  }

  /// The name of the photo in the device's library, which never changes.
  package let identifier: String
  /// The time at which the photo was added to the library.
  let added: Date
  private let source: Source

  init(_ sample: SamplePhoto) {
    identifier = "sample/\(sample.rawValue)"
    added = sample.created
    source = .sample(sample)
  }

  init(file: URL, added: Date) {
    identifier = file.lastPathComponent
    self.added = added
    source = .file(file)
  }

  /// Creates a photo that the app saved and that the device might not have written yet.
  init(saved data: Data, as name: String) {
    identifier = name
    added = Date()
    source = .saved(data)
  }

  /// The identifier by which apps know the photo, in Apple's form.
  package var localIdentifier: String {
    sample?.localIdentifier ?? "\(name)/L0/001"
  }

  /// The sample that this is, or `nil` for a photo that was added.
  var sample: SamplePhoto? {
    if case .sample(let sample) = source { sample } else { nil }
  }

  /// The properties in the photo's file.
  var metadata: ImageMetadata {
    switch source {
    case .sample(let sample): ImageMetadata(size: sample.size)
    case .file(let file): ImageMetadata(file)
    case .saved(let data): ImageMetadata(data)
    }
  }

  /// The file name without the extension.
  package var name: String {
    switch source {
    case .sample(let sample): sample.rawValue
    case .file, .saved: (identifier as NSString).deletingPathExtension
    }
  }

  /// A version of the photo that's available quickly, for a grid.
  package var preview: UIImage? {
    switch source {
    case .sample(let sample): sample.drawing
    case .file(let file): UIImage(contentsOfFile: file.path)
    case .saved(let data): UIImage(data: data)
    }
  }

  /// The photo with all its pixels.
  package var image: UIImage? {
    switch source {
    case .sample(let sample): sample.drawing.cgImage.map { UIImage(cgImage: $0) }
    case .file(let file): FileManager.default.contents(atPath: file.path).flatMap(UIImage.init)
    case .saved(let data): UIImage(data: data)
    }
  }

  /// The contents of the photo's file.
  package var data: Data? {
    switch source {
    case .sample: image?.pngData()
    case .saved(let data): data
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
