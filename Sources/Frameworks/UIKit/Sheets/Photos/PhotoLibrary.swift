import AppRuntime
import DeviceProtocol
import UIKitCore

/// The photo library of the device, which contains the photos in its folder, with the newest first,
/// followed by the samples.
@MainActor
package final class PhotoLibrary {
  /// The shared photo library.
  package static let shared = PhotoLibrary()

  private static let extensions: Set<String> = ["png", "jpg", "jpeg", "gif", "heic", "webp"]
  private let folder: URL?
  private var saved: [LibraryPhoto] = []

  private init() {
    folder = LaunchEnvironment.value(of: LaunchEnvironment.photos).map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
  }

  /// The current photos in the library.
  package var photos: [LibraryPhoto] {
    let files = files
    let written = Set(files.map(\.identifier))
    return saved.filter { !written.contains($0.identifier) } + files
      + SamplePhoto.allCases.map { LibraryPhoto($0) }
  }

  private var files: [LibraryPhoto] {
    guard let folder else { return [] }
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey],
      options: .skipsHiddenFiles)
    let dated = (found ?? []).filter { Self.extensions.contains($0.pathExtension.lowercased()) }
      .map { (file: $0, date: Self.date(of: $0)) }
    return dated.sorted(by: Self.comesFirst).map { LibraryPhoto(file: $0.file) }
  }

  private static func comesFirst(_ one: (file: URL, date: Date), _ other: (file: URL, date: Date))
    -> Bool
  {
    guard one.date == other.date else { return one.date > other.date }
    return one.file.lastPathComponent < other.file.lastPathComponent
  }

  private static func date(of file: URL) -> Date {
    let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate ?? .distantPast
  }

  /// Saves an image to the device's photo library.
  /// - Throws: An error if the image has no pixels.
  package func save(_ image: UIImage) throws {
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    let name = "\(UUID().uuidString).png"
    saved.insert(LibraryPhoto(saved: UIImage(data: data) ?? image, as: name), at: 0)
    DeviceLink.shared.send(.savePhoto(name: name, data))
  }
}
