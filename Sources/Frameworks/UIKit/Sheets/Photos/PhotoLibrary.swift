import AppRuntime
import DeviceProtocol
import DisplayList
import Synchronization
import UIKitCore

/// The photo library of the device, which contains the photos in its folder, with the newest first,
/// followed by the samples.
///
/// The app's own changes apply immediately, before the device has stored them.
package final class PhotoLibrary: Sendable {
  /// A change that the device hasn't answered yet.
  private enum Pending {
    case saved(LibraryPhoto)
    case changes([PhotoChange])
  }

  private struct State {
    var pending: [Pending] = []
    /// The properties of files, which never change.
    var metadata: [String: ImageMetadata] = [:]
    var observer: (@Sendable () -> Void)?
  }

  /// The shared photo library.
  package static let shared = PhotoLibrary()

  private static let extensions: Set<String> = ["png", "jpg", "jpeg", "gif", "heic", "webp"]
  private let folder: URL?
  private let state = Mutex(State())

  private convenience init() {
    self.init(
      folder: LaunchEnvironment.value(of: LaunchEnvironment.photos).map {
        URL(fileURLWithPath: $0, isDirectory: true)
      })
    MainQueue.run {
      DeviceFeatures.shared.onPhotos = { [weak self] in self?.take(isAnswer: $0) }
    }
  }

  /// Creates a library of the images in a folder and the samples.
  init(folder: URL?) {
    self.folder = folder
  }

  // MARK: Contents

  /// The current photos in the library that aren't hidden.
  package var photos: [LibraryPhoto] {
    contents.items.filter { !$0.isHidden }.map(\.photo)
  }

  /// The current photos and albums.
  package var contents: LibraryContents {
    let (files, stored) = (files, storedIndex)
    return state.withLock { state in
      var index = stored
      var saved: [LibraryPhoto] = []
      for pending in state.pending {
        switch pending {
        case .saved(let photo): saved.insert(photo, at: 0)
        case .changes(let changes): for change in changes { index.apply(change) }
        }
      }
      let written = Set(files.map(\.identifier))
      let photos =
        saved.filter { !written.contains($0.identifier) } + files
        + SamplePhoto.allCases.map { LibraryPhoto($0) }
      let items = photos.filter { !index.removed.contains($0.identifier) }.map { photo in
        LibraryItem(
          photo, Self.metadata(of: photo, in: &state),
          index.edits[photo.identifier] ?? PhotoEdit())
      }
      return LibraryContents(items: items, albums: index.albums)
    }
  }

  private static func metadata(of photo: LibraryPhoto, in state: inout State) -> ImageMetadata {
    if let known = state.metadata[photo.identifier] { return known }
    let metadata = photo.metadata
    state.metadata[photo.identifier] = metadata
    return metadata
  }

  /// The properties that the device has stored, which don't exist before an app changes one.
  private var storedIndex: PhotoIndex {
    let file = folder?.appendingPathComponent(PhotoIndex.fileName)
    return file.flatMap { try? PhotoIndex(Data(contentsOf: $0)) } ?? PhotoIndex()
  }

  private var files: [LibraryPhoto] {
    guard let folder else { return [] }
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey],
      options: .skipsHiddenFiles)
    let dated = (found ?? []).filter { Self.extensions.contains($0.pathExtension.lowercased()) }
      .map { (file: $0, date: Self.date(of: $0)) }
    return dated.sorted(by: Self.comesFirst).map { LibraryPhoto(file: $0.file, added: $0.date) }
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

  // MARK: Changes

  /// Calls a closure on the main thread whenever the library has changed.
  package func observe(_ observer: @escaping @Sendable () -> Void) {
    state.withLock { $0.observer = observer }
  }

  private func take(isAnswer: Bool) {
    if isAnswer {
      state.withLock { if !$0.pending.isEmpty { $0.pending.removeFirst() } }
    }
    notify()
  }

  /// Calls the observer, because the library or the app's access to it has changed.
  package func notify() {
    state.withLock(\.observer)?()
  }

  /// Saves an image to the device's photo library.
  /// - Throws: An error if the image has no pixels.
  @MainActor
  package func save(_ image: UIImage) throws {
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    add(data, as: "\(UUID().uuidString).png")
    notify()
  }

  /// Returns whether the library can store the contents of a file, which must be a PNG or JPEG.
  package static func accepts(_ data: Data) -> Bool { (try? ImageHeader(checking: data)) != nil }

  /// Adds the contents of an image's file, without calling the observer.
  @MainActor
  package func add(_ data: Data, as name: String) {
    let photo = LibraryPhoto(saved: data, as: name)
    state.withLock { $0.pending.append(.saved(photo)) }
    DeviceLink.shared.send(.savePhoto(name: name, data))
  }

  /// Makes changes, and calls the observer.
  @MainActor
  package func perform(_ changes: [PhotoChange]) {
    if !changes.isEmpty {
      state.withLock { $0.pending.append(.changes(changes)) }
      DeviceLink.shared.send(.changePhotos(changes))
    }
    notify()
  }
}
